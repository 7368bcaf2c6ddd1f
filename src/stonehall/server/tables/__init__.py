"""Tables, without a framework: what may happen at one, who is shown what, and all of them together."""
