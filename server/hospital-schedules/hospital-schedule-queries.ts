import { of, statement } from '#db/statement.ts';
import type { AnnouncedEvent } from '#domain/announcements.ts';
import type { ConsultMode } from '#domain/modes.ts';

export interface DeskPracticeRow {
  id: number;
  name: string;
  doctor_id: number;
  doctor_name: string;
  slot_minutes: number;
  modes: ConsultMode[];
  desk_sets_hours: boolean;
}

/** A practice that a hospital has agreed to; no row for any other. */
export const practiceAtHospital = statement('practice_at_hospital', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<DeskPracticeRow>,
  sql: `
    select p.id, p.name, d.id as doctor_id, d.name as doctor_name, p.slot_minutes, p.modes, p.desk_sets_hours
    from practices p join doctors d on d.id = p.doctor_id
    where p.id = :id and p.hospital_id = :hospitalId and p.hospital_agreed_at is not null and p.ended_at is null`,
});

/** Of several changes in one sitting the doctor hears once. */
export const announceHours = statement('announce_hours', {
  values: {
    event: of<AnnouncedEvent>,
    doctorId: of<number>,
    facts: of<string>,
    now: of<Date>,
    since: of<Date>,
  },
  sql: `
    insert into announcements (event, doctor_id, facts, made_at, due_at)
    select :event, :doctorId, :facts, :now, :now
    where not exists (
      select from announcements
      where doctor_id = :doctorId and event = :event and facts = :facts::jsonb and made_at > :since
    )`,
});
