-- Why the staff put a visit beside another one of the doctor's; empty for every other visit (M-13). Those of before have null
-- until 0110, so that 0100 has nothing to index; the former version, which does not know the column, writes the default.
alter table appointments add column squeezed_in text;
alter table appointments alter column squeezed_in set default '';
