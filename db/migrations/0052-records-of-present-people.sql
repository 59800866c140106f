-- What was on its way for a record while it was merged away belongs to the one that stands for it (J-07), as visits do since
-- 0050: whoever writes it waits for the merge.
create trigger vitals_present_person before insert on vitals
  for each row execute function visit_of_present_person();
create trigger allergies_present_person before insert on allergies
  for each row execute function visit_of_present_person();
create trigger allergy_questions_present_person before insert on allergy_questions
  for each row execute function visit_of_present_person();
create trigger conditions_present_person before insert on conditions
  for each row execute function visit_of_present_person();
create trigger uploads_present_person before insert on uploads
  for each row execute function visit_of_present_person();
-- It is no longer visits alone. The triggers know it by more than its name.
alter function visit_of_present_person() rename to row_of_present_person;
