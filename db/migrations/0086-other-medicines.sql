-- What a prescription says of medicines that it does not prescribe: those that the patient takes already, or is to stop.
alter table prescriptions add column other_medicines text not null default '';
