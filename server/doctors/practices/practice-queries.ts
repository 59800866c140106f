import { of, statement } from '#db/statement.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import type { DeskPermission } from '#domain/hospital/desk-permissions.ts';
import type { PracticeRow } from './practice-row.ts';
import { practiceColumnsSql, practiceTablesSql } from './practice-sql.ts';

/** Current practices, the main one of each doctor first, then the oldest. */
export const listPracticesOfDoctors = statement('list_practices_of_doctors', {
  values: { doctorIds: of<readonly number[]> },
  row: of<PracticeRow & { doctor_id: number }>,
  sql: `
    select ${practiceColumnsSql}, practice.doctor_id from ${practiceTablesSql}
    where practice.doctor_id = any(:doctorIds::bigint[]) and practice.ended_at is null
    order by practice.is_main desc, practice.id`,
});

export const lockDoctorForPractices = statement('lock_doctor_for_practices', {
  values: { doctorId: of<number> },
  row: of<{ id: number }>,
  sql: 'select id from doctors where id = :doctorId for no key update',
});

export const lockPractice = statement('lock_practice', {
  values: { id: of<number>, doctorId: of<number> },
  row: of<{ id: number; is_main: boolean; hospital_id: number | null; name: string }>,
  sql: `
    select id, is_main, hospital_id, name from practices
    where id = :id and doctor_id = :doctorId and ended_at is null for update`,
});

export const findListedHospital = statement('find_listed_hospital', {
  values: { id: of<number> },
  row: of<{ id: number }>,
  sql: 'select id from hospitals where id = :id and merged_into is null for key share',
});

export const insertPractice = statement('insert_practice', {
  values: {
    doctorId: of<number>,
    hospitalId: of<number | null>,
    name: of<string>,
    address: of<string>,
    longitude: of<number | null>,
    latitude: of<number | null>,
    room: of<string>,
    clinicFeePaise: of<number>,
    videoFeePaise: of<number | null>,
    followUpFeePaise: of<number | null>,
    followUpDays: of<number | null>,
    slotMinutes: of<number>,
    modes: of<readonly ConsultMode[]>,
    deskPermissions: of<readonly DeskPermission[]>,
    now: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into practices (doctor_id, hospital_id, name, address, location, room, clinic_fee_paise, video_fee_paise,
      follow_up_fee_paise, follow_up_days, slot_minutes, modes, works_days, works_from, works_to, desk_permissions, created_at)
    select :doctorId, h.id, coalesce(h.name, :name), case when h.id is null then :address else '' end,
      coalesce(h.location, point(:longitude::float8, :latitude::float8)), :room, :clinicFeePaise, :videoFeePaise,
      :followUpFeePaise, :followUpDays, :slotMinutes, :modes, main.works_days, main.works_from, main.works_to, :deskPermissions, :now
    from practices main left join hospitals h on h.id = :hospitalId
    where main.doctor_id = :doctorId and main.is_main
    returning id`,
});
