import type { DoctorOnDuty } from '#contract/hospital/front-desk-day.ts';
import { toDutyState } from '#domain/hospital/front-desk-day.ts';
import { toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime, toMinutes } from '#domain/scheduling/slot-grid.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import type { PublishedDayOfDoctor } from '#server/scheduling/availability/find-published-days.ts';
import type { DoctorLeaveRow, HospitalDoctorRow } from './duty-doctor-queries.ts';

export type DutyDay = DoctorOnDuty['days'][number];

/** Published slots of a doctor's day at the practices of the hospital, free or taken, in order. */
function listTimes(
  doctor: HospitalDoctorRow,
  day: PublishedDayOfDoctor | undefined,
  now: { readonly date: string; readonly minutes: number },
): DutyDay['times'] {
  const times = new Map<number, DutyDay['times'][number]>();
  const isHere = ({ practiceId }: { readonly practiceId: number }) =>
    doctor.practice_ids.includes(practiceId);
  const isFree = new Set(
    (doctor.listed ? day?.availability.parts.filter(isHere) : [])?.flatMap(({ free }) => free),
  );
  const date = day?.published.date ?? '';
  const isUpcoming = (start: number) => date > now.date || (date === now.date && start > now.minutes);
  const isHeldOnce = (start: number, minutes: number) =>
    doctor.listed &&
    isUpcoming(start) &&
    day?.occupied.filter(({ from, to }) => from < start + minutes && start < to).length === 1;
  for (const part of day?.published.parts.filter(isHere) ?? []) {
    for (const start of [...part.starts, ...part.retained]) {
      const slot = formatSlotTime(start);
      times.set(start, {
        slot,
        minutes: part.interval,
        practiceId: formatId('practice', part.practiceId),
        mode: part.mode,
        isFree: isFree.has(slot),
        ...(part.starts.includes(start) && isHeldOnce(start, part.interval) && { reservedOnce: true }),
      });
    }
  }
  return [...times].sort(([one], [other]) => one - other).map(([, time]) => time);
}

function leaveOn(date: string, leaves: readonly DoctorLeaveRow[]) {
  return leaves.find(({ first_day, last_day }) => first_day <= date && date <= last_day) ?? null;
}

export function listDutyDays(
  doctor: HospitalDoctorRow,
  published: readonly PublishedDayOfDoctor[],
  leaves: readonly DoctorLeaveRow[],
  dates: readonly string[],
  clock: Clock,
): DutyDay[] {
  const now = { date: today(clock), minutes: toMinutesOfDay(clock.now(), clock.timeZone) };
  const byDay = new Map(published.map((day) => [day.published.date, day]));
  return dates.map((date) => {
    const times = listTimes(doctor, byDay.get(date), now);
    const ends = times.map(({ slot, minutes }) => (toMinutes(slot) ?? 0) + minutes);
    const from = times[0]?.slot ?? null;
    const works = from === null ? null : { from: toMinutes(from) ?? 0, to: Math.max(...ends) };
    const leave = leaveOn(date, leaves);
    const isOnLeave =
      leave !== null &&
      (leave.from_minutes ?? 0) <= (works?.from ?? 0) &&
      (leave.to_minutes ?? 24 * 60) >= (works?.to ?? 24 * 60);
    return {
      date,
      state: toDutyState({ date, works, isOnLeave }, now),
      from,
      to: works && formatSlotTime(works.to),
      leave: leave && { since: leave.first_day, until: leave.last_day },
      times,
    };
  });
}
