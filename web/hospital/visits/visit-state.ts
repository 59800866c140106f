import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { formatPersonBrief } from '#web/ui/format/format-person.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import type { IconName } from '#web/ui/icon.tsx';

export type VisitState =
  | 'asked'
  | 'wants'
  | 'expected'
  | 'missing'
  | 'notBegun'
  | 'here'
  | 'inside'
  | 'done'
  | 'missed'
  | 'open';

export function getVisitState(visit: DayVisit, now: number): VisitState {
  const { appStatus, arrivedAt, calledAt, startedAt, endedAt } = visit;
  if (appStatus === 'Requested') return 'asked';
  if (appStatus === 'Request for Rescheduling') return 'wants';
  if (appStatus === 'Completed' || endedAt !== null) return 'done';
  if (appStatus === 'Incomplete') return visit.didNotCome ? 'missed' : 'open';
  if (calledAt !== null || startedAt !== null) return 'inside';
  if (arrivedAt !== null) return 'here';
  if (Date.parse(visit.startsAt) >= now) return 'expected';
  return visit.consultStatus === 'Online' ? 'notBegun' : 'missing';
}

export const visitStateLooks: Readonly<
  Record<VisitState, { readonly icon: IconName; readonly word: () => string }>
> = {
  asked: { icon: 'send', word: () => m.hospital_days_asked() },
  wants: { icon: 'swap', word: () => m.day_wants_move() },
  expected: { icon: 'clock', word: () => m.hospital_days_expected() },
  missing: { icon: 'warning', word: () => m.hospital_days_missing() },
  notBegun: { icon: 'warning', word: () => m.hospital_days_not_begun() },
  here: { icon: 'place', word: () => m.hospital_days_here() },
  inside: { icon: 'stethoscope', word: () => m.hospital_days_inside() },
  done: { icon: 'check', word: () => m.hospital_days_done() },
  missed: { icon: 'dash', word: () => m.day_did_not_come() },
  open: { icon: 'dash', word: () => m.day_not_closed() },
};

/** In whole minutes. */
export const countMinutesWaited = ({ arrivedAt }: DayVisit, now: number): number =>
  arrivedAt === null ? 0 : Math.max(0, Math.floor((now - Date.parse(arrivedAt)) / 60_000));

/** "34 M", and why the visit was squeezed in. */
export const describePatient = ({ patient, squeezedIn }: DayVisit) =>
  [
    formatPersonBrief(patient),
    ...(squeezedIn === null ? [] : [m.hospital_people_squeezed({ reason: squeezedIn })]),
  ].join(' · ');

/** "₹900 UPI", "unpaid ₹900". */
export function describePayment({
  payment,
  payStatus,
  fee,
}: Pick<DayVisit, 'payment' | 'payStatus' | 'fee'>): string {
  if (payment && payment.way !== 'later') {
    const amount = formatRupees(payment.amount);
    const said = { cash: m.day_paid_cash, upi: m.day_paid_upi, card: m.day_paid_card }[payment.way];
    return said({ amount });
  }
  if (!payment && payStatus === 'Paid') return m.day_says_paid();
  return `${payment ? m.day_pays_later() : m.day_unpaid()} ${formatRupees(fee)}`;
}

/** The visit's state, and if it is by video: "Expected · video". */
export function describeVisitState(visit: DayVisit, now: number): string {
  const word = visitStateLooks[getVisitState(visit, now)].word();
  return visit.consultStatus === 'Online' ? `${word} · ${m.day_video()}` : word;
}

/** Only an accepted visit of today in the clinic. */
export const canCheckIn = (visit: DayVisit, today: string): boolean =>
  visit.date === today &&
  visit.consultStatus === 'Offline' &&
  (visit.appStatus === 'Pending' || visit.appStatus === 'Confirmed') &&
  [visit.arrivedAt, visit.calledAt, visit.startedAt, visit.endedAt].every((at) => at === null);
