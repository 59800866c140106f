import type { Queryable } from '#db/statement.ts';
import { openStatuses } from '#domain/appointments/appointment-life.ts';
import {
  answerUntil,
  type FreeTime,
  heldUntil,
  offersAtMost,
  type ToldAs,
} from '#domain/appointments/leave.ts';
import { dayAt, minutesAt } from '#domain/platform/calendar-days.ts';
import { announce } from '#server/platform/announcements/announce.ts';
import type { Deps } from '#server/platform/deps.ts';
import { holdTime } from '#server/scheduling/reservations/hold-time.ts';
import {
  type DueVisitRow,
  insertOffer,
  lockVisit,
  markSkipped,
  markTold,
  type VisitOnLeaveRow,
} from './batch-queries.ts';
import { timesOfColleagues, timesOfDoctor } from './find-times.ts';
import { lockOfferedTime } from './free-time-queries.ts';
import { giveTimeUp } from './give-time-up.ts';
import { namesOf } from './offer-queries.ts';

type Surroundings = Pick<Deps, 'config' | 'clock' | 'database'>;

const events = {
  offered: 'leaveOffered',
  colleague: 'leaveColleague',
  asked: 'leaveAsked',
  moved: 'leaveMoved',
} as const;

interface Offer extends FreeTime {
  readonly doctorId: number;
  readonly holdId: number;
}

/**
 * Does what a leave does to one visit, in the caller's transaction, which has locked its row: gives its time up, holds others
 * for its patient and announces that; or announces the question. A visit that its patient or the doctor has ended, moved or
 * begun meanwhile is left as it is.
 */
export async function tellVisit(deps: Surroundings, db: Queryable, due: DueVisitRow): Promise<void> {
  const { leave_id: leaveId, appointment_id: appointmentId } = due;
  const now = deps.clock.now();
  const [visit] = await lockVisit(db, { id: appointmentId });
  if (!visit || !isTouched(visit, now)) return void (await markSkipped(db, { leaveId, appointmentId }));

  const wasAccepted = ['Pending', 'Confirmed'].includes(visit.former_status ?? visit.status);
  const tell = async (toldAs: ToldAs, until: number, facts: Record<string, string | number> = {}) => {
    await markTold(db, { leaveId, appointmentId, toldAs, now: new Date(now), until: new Date(until) });
    await announce(deps, db, events[toldAs], appointmentId, {
      ...facts,
      ...(wasAccepted && { accepted: 1 }),
    });
  };
  // Whoever has asked for another time wants one.
  const isAsked = due.way === 'ask' && visit.status !== 'Request for Rescheduling';
  if (isAsked && visit.status !== 'Rescheduled') {
    return tell('asked', answerUntil(now, visit.starts_at.getTime()));
  }

  if (visit.status !== 'Rescheduled') await giveTimeUp(deps, db, visit);
  const colleague = due.way === 'colleague' ? await holdColleague(deps, db, due, visit) : null;
  if (colleague) {
    const [names] = await namesOf(db, { doctorId: colleague.doctorId });
    const facts = { colleague: names?.name ?? '', newStart: colleague.startsAt };
    return tell('colleague', heldUntil(now, colleague.startsAt), facts);
  }
  const offers = await holdOwn(deps, db, due, visit);
  const [first] = offers;
  if (!first) return tell('moved', answerUntil(now, now + 4 * 24 * 3_600_000));
  return tell('offered', untilOf(now, offers), { count: offers.length });
}

const isTouched = ({ status, starts_at, replaced }: VisitOnLeaveRow, now: number) =>
  status === 'Rescheduled'
    ? !replaced
    : openStatuses.some((one) => one === status) && starts_at.getTime() > now;

const untilOf = (now: number, times: readonly FreeTime[]) =>
  heldUntil(now, Math.min(...times.map(({ startsAt }) => startsAt)));

/** Holds one time for the visit's patient; null when somebody was faster, or its doctor has just withdrawn it. */
async function hold(
  { clock }: Surroundings,
  db: Queryable,
  { leave_id: leaveId, appointment_id: appointmentId }: DueVisitRow,
  visit: VisitOnLeaveRow,
  { doctorId, practiceId, startsAt, endsAt }: FreeTime & { readonly doctorId: number },
  until: number,
): Promise<Offer | null> {
  const day = dayAt(startsAt, clock.timeZone);
  const startMinutes = minutesAt(startsAt, clock.timeZone);
  const [offered] = await lockOfferedTime(db, { practiceId, day, startMinutes });
  if (!offered) return null;
  const held = await holdTime(db, {
    doctorId,
    practiceId,
    patientId: visit.patient_id,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    mode: visit.consult_status,
    until: new Date(until),
    heldFor: appointmentId,
    now: new Date(clock.now()),
  });
  if (!held) return null;
  await insertOffer(db, { leaveId, appointmentId, holdId: held.id });
  return { doctorId, practiceId, startsAt, endsAt, holdId: held.id };
}

/** How often the doctor's times are looked through again when others were faster. */
const roundsAtMost = 3;

/** Holds up to three times of the same doctor. */
async function holdOwn(deps: Surroundings, db: Queryable, due: DueVisitRow, visit: VisitOnLeaveRow) {
  const offers: Offer[] = [];
  for (let round = 0; round < roundsAtMost && offers.length < offersAtMost; round += 1) {
    const times = await timesOfDoctor(deps, db, visit, offersAtMost - offers.length);
    const until = untilOf(deps.clock.now(), [...offers, ...times.slice(0, offersAtMost - offers.length)]);
    for (const time of times) {
      if (offers.length === offersAtMost) break;
      const offer = await hold(deps, db, due, visit, { ...time, doctorId: visit.doctor_id }, until);
      if (offer) offers.push(offer);
    }
  }
  return offers;
}

/** Holds a colleague's time as near to the visit as can be. */
async function holdColleague(deps: Surroundings, db: Queryable, due: DueVisitRow, visit: VisitOnLeaveRow) {
  for await (const time of timesOfColleagues(deps, db, visit)) {
    const offer = await hold(deps, db, due, visit, time, heldUntil(deps.clock.now(), time.startsAt));
    if (offer) return offer;
  }
  return null;
}
