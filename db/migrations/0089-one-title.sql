-- In parts.
-- A doctor has one title: "Prof. Dr. Asha Rao" stood as "Dr Prof. Dr. Asha Rao" in messages (domain/doctor-names.ts).
update doctors
set name = 'Dr. ' || regexp_replace(name, '^\s*(\(?(dr|drs|doctor|prof|professor|mr|mrs|ms|smt|shri)(\.|(?=[\s()]))\)?[\s,]*)+', '', 'i')
where name ~* '^\s*(\(?(dr|drs|doctor|prof|professor|mr|mrs|ms|smt|shri)(\.|(?=[\s()]))\)?[\s,]*){2,}\S'
  and name ~* '^\s*\(?(\S+[\s,]+)?\(?(dr|drs|doctor)(\.|[\s()])';
