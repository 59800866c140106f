-- Whether the hospital sets the weekly hours of a practice and closes days of it (M-07, docs/decisions/059). A column of its
-- own: the former version knows no fourth word in desk_may. Practices of before did not agree to it, so their doctors turn it on.
alter table practices add column desk_sets_hours boolean not null default false;
alter table practices alter column desk_sets_hours set default true;
