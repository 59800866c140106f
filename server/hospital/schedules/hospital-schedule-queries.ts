import { of, statement } from '#db/statement.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';

export interface DeskPracticeRow {
  id: number;
  name: string;
  doctor_id: number;
  doctor_name: string;
  slot_minutes: number;
  modes: ConsultMode[];
  may_set_hours: boolean;
}

/** No row unless the hospital has agreed to the practice. */
export const findAgreedPractice = statement('find_agreed_practice_of_schedules', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<DeskPracticeRow>,
  sql: `
    select p.id, p.name, d.id as doctor_id, d.name as doctor_name, p.slot_minutes, p.modes,
      'schedule' = any(p.desk_permissions) as may_set_hours
    from practices p join doctors d on d.id = p.doctor_id
    where p.id = :id and p.hospital_id = :hospitalId and p.hospital_agreed_at is not null and p.ended_at is null`,
});
