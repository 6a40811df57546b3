"""The contract, the law of hidden information, records, and the cross-checks."""
