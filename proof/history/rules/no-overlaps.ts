import { slotOccupyingStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { StoredAppointment } from '../read-stored.ts';
import type { Rule, Violation } from './violation.ts';

const occupiesSlot = ({ status }: StoredAppointment) =>
  slotOccupyingStatuses.some((holding) => holding === status);

/** No two appointments that occupy their slot overlap, for one doctor or one patient. */
export const noOverlaps: Rule = ({ history, stored }) => {
  const holding = stored.appointments.filter(occupiesSlot);
  const listCalls = (id: number) =>
    history.filter((call) => 'appointmentId' in call && call.appointmentId === id);
  return (['doctorId', 'patientId'] as const).flatMap((whose) =>
    [...Map.groupBy(holding, (one) => one[whose]).values()].flatMap((ofOne) =>
      findOverlaps(ofOne).map(
        ([earlier, later]): Violation => ({
          rule: 'no double booking',
          what: `appointments ${earlier.id} (${earlier.status}) and ${later.id} (${later.status}) of ${whose} ${later[whose]} overlap`,
          calls: [...listCalls(earlier.id), ...listCalls(later.id)],
        }),
      ),
    ),
  );
};

/** Pairs each appointment with the one that ends last among those that begin before it. */
function findOverlaps(appointments: readonly StoredAppointment[]) {
  const overlaps: [StoredAppointment, StoredAppointment][] = [];
  let furthest: StoredAppointment | null = null;
  for (const one of appointments.toSorted((a, b) => a.startsAt - b.startsAt)) {
    if (furthest && one.startsAt < furthest.endsAt) overlaps.push([furthest, one]);
    if (!furthest || one.endsAt > furthest.endsAt) furthest = one;
  }
  return overlaps;
}
