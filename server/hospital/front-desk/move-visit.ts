import type { z } from 'zod';
import type { moveHospitalVisitEndpoint } from '#contract/hospital/front-desk-day.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { of, type Queryable, statement } from '#db/statement.ts';
import { transitions } from '#domain/appointments/appointment-lifecycle.ts';
import { toSlotStart } from '#domain/scheduling/slot-grid.ts';
import { bookReplacement } from '#server/appointments/booking/book-replacement.ts';
import { retryBooking, SlotConflict, toStaffRefusal } from '#server/appointments/booking/slot-conflict.ts';
import { changeStatus } from '#server/appointments/changes/change-status.ts';
import { releaseOffers } from '#server/appointments/leave-offers/release-offers.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { asStaffWithin } from './as-staff.ts';

const findAtDesk = statement('find_at_desk', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<{ id: number }>,
  sql: `
    select a.id from appointments a join practices pr on pr.id = a.practice_id
    where a.id = :id and a.hospital_id = :hospitalId and 'move' = any(pr.desk_permissions) for share of pr`,
});

/**
 * Hospital staff move a visit to another free slot of its doctor at the hospital, as when the doctor
 * reschedules: in one transaction the old visit becomes Rescheduled and a new, linked one is accepted.
 * Returns the id of the new one. Refuses with `appointment_not_found`, `desk_may_not`, `wrong_status`,
 * `slot_taken` (with the next free time), `person_busy`, `slot_not_published` (also if the slot is not the
 * hospital's), `slot_past` or `mode_not_offered`.
 */
export async function moveVisit(
  actor: StaffActor,
  deps: Deps,
  visit: number,
  { date, slotNumber }: z.output<typeof moveHospitalVisitEndpoint.body>,
): Promise<number> {
  const startsAt = toSlotStart(date, slotNumber, deps.clock.timeZone);
  const step = { visit, permission: 'move', logs: 'move' } as const;
  const move = (db: Queryable) =>
    asStaffWithin(actor, deps, db, step, async ({ doctor }) => {
      // The new slot also answers a pending request for another time.
      const { appointment } = await changeStatus(
        doctor,
        deps,
        db,
        visit,
        (status) =>
          transitions.approveReschedule.from.some((from) => from === status)
            ? 'approveReschedule'
            : 'reschedule',
        { silent: true },
      );
      if (appointment.starts_at.getTime() === startsAt.getTime()) {
        throw new SlotConflict({ doctorId: doctor.id, patientId: appointment.patient_id, startsAt });
      }
      await releaseOffers(db, visit);
      const id = await bookReplacement(doctor, deps, db, appointment, startsAt);
      // The doctor may offer the slot at another place, where the desk has no permissions.
      const [here] = await findAtDesk(db, { id, hospitalId: actor.hospitalId });
      if (!here) throw new Refusal('slot_not_published');
      return id;
    });
  return retryBooking(deps, () => deps.database.transaction(move)).catch((error) => {
    throw toStaffRefusal(error);
  });
}
