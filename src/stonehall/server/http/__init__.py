"""The shell: HTTP, sockets, the built client, and who may come in how often."""
