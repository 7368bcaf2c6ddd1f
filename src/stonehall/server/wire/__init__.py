"""What travels between server and client: requests, answers and frames, their text, refusals and the schema."""
