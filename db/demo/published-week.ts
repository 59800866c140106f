import { toIsoWeekday } from '#domain/scheduling/weekly-days.ts';
import { toDayParts } from '#domain/scheduling/weekly-schedule.ts';
import { isDemoDoctor } from './demo-accounts.ts';
import type { DemoPractice, Publication } from './make-doctors.ts';
import { createSeededRandom } from './seeded-random.ts';

/** The stored facts that a demo doctor's hours depend on, so that every start computes the same. */
export interface DoctorHabits {
  readonly phone: string;
  readonly specialization: string;
  readonly worksFrom: number;
  readonly worksTo: number;
}

const unhurriedFields = new Set(['Psychiatry', 'Oncology', 'Neurology', 'Anesthesiology', 'Dentistry']);
const noon = 12 * 60;
const lunches = [
  [13 * 60, 14 * 60],
  [12 * 60 + 30, 13 * 60 + 30],
  [13 * 60, 13 * 60 + 30],
  [13 * 60 + 30, 14 * 60 + 30],
] as const;

/** Some days are shorter; Saturdays often end at noon. The demo doctor works every day, so that the demo is never empty. */
function findSession({ phone, worksFrom, worksTo }: DoctorHabits, day: string) {
  const whole = { from: worksFrom, to: worksTo };
  const weekday = toIsoWeekday(day);
  if (isDemoDoctor({ phone })) return weekday === 7 ? { from: 10 * 60, to: 13 * 60 } : whole;
  if (weekday === 7)
    return createSeededRandom(`${phone} sunday`).chance(0.07) ? { from: 10 * 60, to: noon } : null;
  const habits = createSeededRandom(`${phone} week`);
  const dayOff = habits.chance(0.3) ? habits.between(1, 6) : 0;
  const isSaturdayShort = habits.chance(0.5);
  if (weekday === dayOff) return null;
  if (weekday === 6 && isSaturdayShort) return { ...whole, to: noon };
  const mood = createSeededRandom(`${phone} ${day}`).fraction();
  if (mood < 0.18) return { ...whole, to: noon + 60 };
  return mood < 0.3 ? { ...whole, from: noon } : whole;
}

/** The slots at a main practice; null on a day without any. */
export function findMainPublication(doctor: DoctorHabits, day: string): Publication | null {
  const session = findSession(doctor, day);
  if (!session) return null;
  const interval = unhurriedFields.has(doctor.specialization) ? 30 : 15;
  const [lunchFrom, lunchTo] = createSeededRandom(`${doctor.phone} lunch`).pick(lunches);
  const starts: number[] = [];
  for (let start = session.from; start + interval <= session.to; start += interval) {
    if (start + interval <= lunchFrom || start >= lunchTo) starts.push(start);
  }
  return starts.length > 0 ? { day, interval, starts } : null;
}

/** The slots of any practice, ignoring holidays and other practices. */
export function findPublication(
  { doctor, isMain, rules, byHand }: DemoPractice,
  day: string,
): Publication | null {
  if (isMain) return findMainPublication(doctor, day);
  if (byHand?.day === day) return byHand;
  const [part] = toDayParts(rules, day, []);
  return part ? { day, interval: part.interval, starts: part.starts } : null;
}
