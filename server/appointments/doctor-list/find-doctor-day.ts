import { lateCompletionDays } from '#domain/appointments/appointment-lifecycle.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import {
  type DoctorAppointmentRow,
  listAcceptedVisits,
  listUnclosedVisits,
} from './doctor-appointment-queries.ts';

export async function findDoctorDay(
  { id: doctorId }: Pick<Actor, 'id'>,
  { database: { pool }, clock }: Deps,
  day: string,
): Promise<{ appointments: DoctorAppointmentRow[]; stillOpen: DoctorAppointmentRow[] }> {
  const began = (date: string) => new Date(toInstant(date, 0, clock.timeZone));
  const now = today(clock);
  const [appointments, stillOpen] = await Promise.all([
    listAcceptedVisits(pool, { doctorId, from: began(day), before: began(addDays(day, 1)) }),
    listUnclosedVisits(pool, {
      doctorId,
      from: began(addDays(now, -lateCompletionDays)),
      before: began(now),
    }),
  ]);
  return { appointments, stillOpen };
}
