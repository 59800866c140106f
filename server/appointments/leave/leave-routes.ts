import {
  acceptOfferEndpoint,
  declineOffersEndpoint,
  endLeaveEndpoint,
  leaveEndpoint,
  leavesEndpoint,
  previewLeaveEndpoint,
  startLeaveEndpoint,
  undoLeaveEndpoint,
} from '#contract/appointments/leaves.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { bookedAppointment } from '#server/appointments/detail/appointment-presenter.ts';
import { requireVisitActor } from '#server/patients/access/visit-actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { acceptOffer } from '../leave-offers/accept-offer.ts';
import { declineOffers } from '../leave-offers/decline-offers.ts';
import { listColleagues, listFreeTimes } from '../leave-offers/free-time-queries.ts';
import { endLeave, undoLeave } from './end-leave.ts';
import { presentAffectedVisit, presentLeave, presentLeaveVisit } from './leave-presenter.ts';
import { listAffectedVisits, listLeaves, listLeaveVisits } from './leave-queries.ts';
import { startLeave, toIntervals, toLeavePeriod } from './start-leave.ts';

export function leaveRoutes(mount: Mount, deps: Deps): void {
  const { clock } = deps;
  const { pool } = deps.database;

  const own = async (doctorId: number, id: number) => {
    const [row] = await listLeaves(pool, { doctorId, id });
    if (!row) throw new Refusal('leave_not_found');
    return presentLeave(row, clock);
  };

  mount(previewLeaveEndpoint, async ({ input: { query }, actor, showed }) => {
    const period = toLeavePeriod(query, clock);
    const doctorId = actor.id;
    const now = new Date(clock.now());
    const stretches = toIntervals(period, clock);
    const [visits, colleagues, free] = await Promise.all([
      listAffectedVisits(pool, { doctorId, ...stretches, now }),
      listColleagues(pool, { doctorId, practiceId: null }),
      listFreeTimes(pool, {
        doctorId,
        patientId: null,
        mode: null,
        from: period.from,
        to: addDays(period.from, 60),
        after: now,
        now,
        timeZone: clock.timeZone,
      }),
    ]);
    showed([...new Set(visits.map((row) => row.patient_id))]);
    const isOpen = ({ starts_at }: { starts_at: Date }) =>
      !stretches.froms.some((from, index) => starts_at >= from && starts_at < (stretches.tos[index] ?? from));
    return {
      visits: visits.map((row) => presentAffectedVisit(row, clock)),
      freeTimes: free.filter(isOpen).length,
      colleagues: colleagues.length,
    };
  });

  mount(startLeaveEndpoint, async ({ input: { body }, actor }) =>
    own(actor.id, await startLeave(actor, deps, body)),
  );

  mount(leavesEndpoint, async ({ actor }) => ({
    leaves: (await listLeaves(pool, { doctorId: actor.id, id: null })).map((row) => presentLeave(row, clock)),
  }));

  mount(leaveEndpoint, async ({ input: { params }, actor, showed }) => {
    const leave = await own(actor.id, params.leaveId);
    const visits = await listLeaveVisits(pool, { leaveId: params.leaveId, now: new Date(clock.now()) });
    showed([...new Set(visits.map((row) => row.patient_id))]);
    return { leave, visits: visits.map((row) => presentLeaveVisit(row, clock)) };
  });

  mount(undoLeaveEndpoint, async ({ input: { params }, actor }) => {
    const notified = await undoLeave(actor, deps, params.leaveId);
    return { ...(await own(actor.id, params.leaveId)), notified };
  });

  mount(endLeaveEndpoint, async ({ input: { params }, actor }) => {
    await endLeave(actor, deps, params.leaveId);
    return own(actor.id, params.leaveId);
  });

  mount(acceptOfferEndpoint, async ({ input: { params, body }, actor }) => {
    const id = params.appointmentId;
    const booked = await acceptOffer(
      await requireVisitActor(actor, deps, id, 'book'),
      deps,
      id,
      body.offerId,
    );
    deps.outbox.hurry();
    return bookedAppointment(booked, clock.timeZone);
  });

  mount(declineOffersEndpoint, async ({ input: { params }, actor, locale }) => {
    const id = params.appointmentId;
    await declineOffers(await requireVisitActor(actor, deps, id, 'book'), deps, id);
    return { message: m.leaves_declined({}, { locale }) };
  });
}
