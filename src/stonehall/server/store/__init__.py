"""What is kept on disk: events of tables, and visitors."""
