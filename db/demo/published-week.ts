import { demoAccounts } from './demo-accounts.ts';
import { createSeededRandom } from './seeded-random.ts';

/** The stored facts that a demo doctor's hours depend on, so that every start computes the same. */
export interface DoctorHabits {
  readonly phone: string;
  readonly specialization: string;
  readonly worksFrom: number;
  readonly worksTo: number;
}

export interface Publication {
  readonly day: string;
  readonly interval: number;
  readonly starts: readonly number[];
}

/** On duty every day, so that the demo always shows a full day. */
export const demoDoctorPhone = demoAccounts.doctor.phone;

const unhurriedFields = new Set(['Psychiatry', 'Oncology', 'Neurology', 'Anesthesiology', 'Dentistry']);
const noon = 12 * 60;
const lunches = [
  [13 * 60, 14 * 60],
  [12 * 60 + 30, 13 * 60 + 30],
  [13 * 60, 13 * 60 + 30],
  [13 * 60 + 30, 14 * 60 + 30],
] as const;

interface Session {
  readonly from: number;
  readonly to: number;
}

function sundaySession(phone: string): Session | null {
  if (phone === demoDoctorPhone) return { from: 10 * 60, to: 13 * 60 };
  return createSeededRandom(`${phone} sunday`).chance(0.07) ? { from: 10 * 60, to: 12 * 60 } : null;
}

/** Some days are shorter; Saturdays often end at noon. */
function weekdaySession(doctor: DoctorHabits, day: string, weekday: number): Session | null {
  const whole = { from: doctor.worksFrom, to: doctor.worksTo };
  if (doctor.phone === demoDoctorPhone) return whole;
  const habits = createSeededRandom(`${doctor.phone} week`);
  const dayOff = habits.chance(0.3) ? habits.between(1, 6) : 0;
  const isSaturdayShort = habits.chance(0.5);
  if (weekday === dayOff) return null;
  if (weekday === 6 && isSaturdayShort) return { ...whole, to: noon };
  const mood = createSeededRandom(`${doctor.phone} ${day}`).fraction();
  if (mood < 0.18) return { ...whole, to: noon + 60 };
  if (mood < 0.3) return { ...whole, from: noon };
  return whole;
}

/** Null on a day without slots. */
export function findPublication(doctor: DoctorHabits, day: string): Publication | null {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const session = weekday === 0 ? sundaySession(doctor.phone) : weekdaySession(doctor, day, weekday);
  if (!session) return null;
  const interval = unhurriedFields.has(doctor.specialization) ? 30 : 15;
  const [lunchFrom, lunchTo] = createSeededRandom(`${doctor.phone} lunch`).pick(lunches);
  const starts: number[] = [];
  for (let start = session.from; start + interval <= session.to; start += interval) {
    if (start + interval <= lunchFrom || start >= lunchTo) starts.push(start);
  }
  return starts.length > 0 ? { day, interval, starts } : null;
}
