import type { z } from 'zod';
import type { startLeaveEndpoint } from '#contract/appointments/leaves.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import {
  findLeaveProblem,
  type LeavePeriod,
  leaveUndoSeconds,
  listClosedRanges,
  toLeaveGroup,
} from '#domain/appointments/doctor-leave.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import type { Clock } from '#server/platform/clock.ts';
import { retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { withdrawReservations } from '../leave-offers/withdraw-reservations.ts';
import {
  blockBookings,
  findOverlappingLeave,
  insertLeave,
  insertLeaveVisits,
  listAffectedVisits,
  listReservationsInLeave,
} from './leave-queries.ts';

interface PeriodInput {
  readonly from: string;
  readonly to: string;
  readonly fromTime?: string | undefined;
  readonly toTime?: string | undefined;
}

const minutes = (label: string) => (label === '24:00' ? 24 * 60 : (toMinutes(label) ?? 0));

/** Refuses with `leave_backwards`, `leave_past` or `leave_long`. */
export function toLeavePeriod({ from, to, fromTime, toTime }: PeriodInput, clock: Clock): LeavePeriod {
  const hours = fromTime && toTime ? { from: minutes(fromTime), to: minutes(toTime) } : null;
  const period = { from, to, hours };
  const problem = findLeaveProblem(period, clock.now(), clock.timeZone);
  if (problem) throw new Refusal(`leave_${problem}`);
  return period;
}

/** Start and end times as two parallel lists for SQL. */
export function toIntervals(period: LeavePeriod, clock: Clock) {
  const stretches = listClosedRanges(period, clock.timeZone);
  return {
    froms: stretches.map(({ from }) => new Date(from)),
    tos: stretches.map(({ to }) => new Date(to)),
  };
}

/**
 * Records a leave with every affected visit: its times are closed immediately, and `sendLeaveNotices`
 * notifies the patients once the undo window is over. Returns its id. Refuses as `toLeavePeriod` does, or
 * with `leave_overlaps`.
 */
export async function startLeave(
  { id: doctorId }: Pick<Actor, 'id'>,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { reason, ways, ...given }: z.output<typeof startLeaveEndpoint.body>,
): Promise<number> {
  const period = toLeavePeriod(given, clock);
  const stretches = toIntervals(period, clock);
  const now = new Date(clock.now());
  const sendAt = new Date(clock.now() + leaveUndoSeconds * 1000);
  const begin = () =>
    database.transaction(async (db) => {
      await blockBookings(db, { doctorId });
      const [other] = await findOverlappingLeave(db, { doctorId, ...stretches });
      if (other) throw new Refusal('leave_overlaps');
      const [leave] = await insertLeave(db, {
        doctorId,
        from: period.from,
        to: period.to,
        fromMinutes: period.hours?.from ?? null,
        toMinutes: period.hours?.to ?? null,
        ...stretches,
        reason: reason.toWellFormed(),
        now,
        sendAt,
      });
      if (!leave) throw new Error('A leave was not written');
      const visits = await listAffectedVisits(db, { doctorId, ...stretches, now });
      await insertLeaveVisits(db, {
        leaveId: leave.id,
        ids: visits.map(({ id }) => id),
        ways: visits.map(
          ({ status, consult_status: consultStatus }) => ways[toLeaveGroup({ status, consultStatus })],
        ),
        dueAt: sendAt,
      });
      await withdrawReservations(db, await listReservationsInLeave(db, { leaveId: leave.id }), sendAt);
      return leave.id;
    });
  return retryDeadlocks(begin);
}
