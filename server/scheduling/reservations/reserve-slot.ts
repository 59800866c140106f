import { of, type Queryable, statement } from '#db/statement.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';

const insertReservation = statement('insert_reservation', {
  values: {
    doctorId: of<number>,
    practiceId: of<number>,
    patientId: of<number>,
    startsAt: of<Date>,
    endsAt: of<Date>,
    mode: of<ConsultMode>,
    until: of<Date>,
    heldFor: of<number | null>,
    now: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    with over as (
      delete from appointments where id in (
        select h.id from appointments h
        where h.status = 'Held' and h.reserved_until <= :now and (h.doctor_id = :doctorId or h.patient_id = :patientId)
          and h.starts_at > :startsAt::timestamptz - interval '1 day' and h.starts_at < :endsAt and h.ends_at > :startsAt
        order by h.id for update
      )
      returning id
    )
    insert into appointments (
      doctor_id, practice_id, patient_id, starts_at, ends_at, status, reserved_until, consult_status,
      hospital, reason, pay_status, fee_paise, booked_at, booked_by_account_id, hospital_id
    )
    select :doctorId, :practiceId, :patientId, :startsAt, :endsAt, 'Held', :until, :mode, '', '', 'Unpaid', 0, :now,
      (select booked_by_account_id from appointments where id = :heldFor),
      agreed_hospital(:practiceId)
    from (select count(*) from over) as made_way
    on conflict do nothing
    returning id`,
});

export interface SlotToReserve {
  readonly doctorId: number;
  readonly practiceId: number;
  readonly patientId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly mode: ConsultMode;
  readonly until: Date;
  readonly heldFor?: number;
  readonly now: Date;
}

/**
 * Reserves a time for one patient. Returns the reservation's id, or null if the doctor or the patient has
 * another appointment or reservation then; expired ones yield. The caller checks that the doctor offers the
 * time.
 */
export async function reserveSlot(db: Queryable, time: SlotToReserve): Promise<{ id: number } | null> {
  const { doctorId, practiceId, patientId, startsAt, endsAt, mode, until, heldFor = null, now } = time;
  const [reservation] = await insertReservation(db, {
    doctorId,
    practiceId,
    patientId,
    startsAt,
    endsAt,
    mode,
    until,
    heldFor,
    now,
  });
  return reservation ?? null;
}
