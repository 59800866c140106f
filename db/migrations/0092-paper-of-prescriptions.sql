-- On what prescriptions are printed: its size, and what is free for a letterhead that the paper has already, in millimetres.
alter table doctors add column paper jsonb not null default '{"size": "A4", "topMm": 0, "bottomMm": 0}';
alter table hospitals add column paper jsonb not null default '{"size": "A4", "topMm": 0, "bottomMm": 0}';
