import type { z } from 'zod';
import type { closeFrontDeskDayEndpoint } from '#contract/hospital/hospital-schedules.ts';
import { closeDay } from '#server/appointments/closing/close-day.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { logHoursChange } from './log-hours-change.ts';
import { requireChangeablePractice } from './require-desk-practice.ts';

/**
 * Closes a day of a doctor at the caller's hospital, as if the doctor took it off. Events name the staff
 * member, and the doctor is notified. Returns the number of visits and requests affected. Refuses as
 * `closeDay` and `requireChangeablePractice` do.
 */
export async function closeDoctorDay(
  deps: Deps,
  caller: StaffCaller,
  date: string,
  { practiceId, way, reason }: z.output<typeof closeFrontDeskDayEndpoint.body>,
  address: string,
): Promise<number> {
  const practice = await requireChangeablePractice(deps, caller, practiceId);
  const { role, id } = caller;
  const notified = await closeDay(
    deps,
    { role: 'doctor', id: practice.doctor_id, actedBy: { role, id } },
    date,
    { way, reason, practiceId: practice.id },
    (db) => logHoursChange(deps, db, caller, address, practice, { what: 'closed', day: date }),
  );
  deps.outbox.hurry();
  return notified;
}
