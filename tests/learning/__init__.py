"""Tests of learned values."""
