"""The server: tables in a browser, people without accounts, nothing lost."""
