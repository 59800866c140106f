-- What a hospital tells patients to bring, on its page and beside booked visits (M-11). Empty: nothing.
alter table hospitals add column what_to_bring text not null default '';
