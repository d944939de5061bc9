-- Sessions of the console whose person signed in with OpenID Connect: their scope, which no key gives. Null with a key.
--
-- Safe beside the previous version: it finds no key for such a session, and ends it.
alter table console_sessions add column scope text check (scope in ('viewer', 'operator', 'admin'));
