-- In parts.
-- A desk finds people by the beginning of a phone number, of their own account or of whoever looks after them.
create index concurrently if not exists accounts_phone_beginning on accounts (phone text_pattern_ops)
  where kind = 'patient';
