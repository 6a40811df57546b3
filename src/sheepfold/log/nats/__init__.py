"""A log in a NATS JetStream cluster, which any number of servers share.

Every table has a subject of its own. An append is one message, stored only if the last message of
the subject is the one that the writer knows; so of several writers one wins. Tables are spread over
streams by a hash, and each stream has a leader of its own.

- `address.py`: what `nats://...` says.
- `connection.py`: questions and answers, and what can go wrong with them.
- `messages.py`: what a subject and a message look like.
- `streams.py`: the streams, made when they are missing.
- `reader.py`: the messages of a table, from any version on.
- `notifications.py`: subscriptions to new messages.
- `log.py`: the log itself.
- `own.py`: a NATS server that is started for the tables of one folder.
- `channel.py`: what servers tell each other, and nobody keeps.
"""
