import type { Reading, readingKinds } from '#contract/patients/people.ts';
import { dayAt } from '#domain/platform/calendar-days.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type ReadingRow, readingsOf } from './family-queries.ts';

type Kind = (typeof readingKinds)[number];

const dayMilliseconds = 24 * 60 * 60_000;
const lookedBackDays = 365;
const rowsAtMost = 400;

/** What a call shows, by its path; the first that fits. */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/people\/readings|emergency-accesses/, 'access'],
  [/emergency-access$/, 'emergency'],
  [/hospital\/people\/:patientId\/vitals/, 'vitals'],
  [/hospital\/people\/:patientId\/record/, 'record'],
  [/hospital\/people/, 'contact'],
  [/prescri/, 'prescription'],
  [/consultations\//, 'video'],
  [/clinical|abha|records?\b|uploads?|history|vitals|report/i, 'record'],
  [/:appointmentId|Appointments\/detail|hospital\/visits$/, 'visit'],
  [
    /hospital\/|appointments|\/days\/|doctors\/(?:patients|figures|payments)|\/leaves|reschedule-requests/,
    'list',
  ],
];

/** What of a record a call shows. */
export const kindOf = (operation: string): Kind =>
  kinds.find(([path]) => path.test(operation))?.[1] ?? 'other';

/**
 * Who opened a person's record in the last year, by the day: doctors, people who look after them, and staff of hospitals
 * (J-06), with the reason where it was an emergency (M-03).
 */
export async function recordReadings(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  person: number,
  own: number,
): Promise<Reading[]> {
  const since = new Date(clock.now() - lookedBackDays * dayMilliseconds);
  const { timeZone } = clock;
  const rows = await readingsOf(database.pool, { person, since, timeZone, atMost: rowsAtMost });
  const byReading = Map.groupBy(rows, (row) =>
    [
      dayAt(row.at.getTime(), timeZone),
      row.actor_role,
      row.actor_id,
      kindOf(row.operation),
      row.appointment_id,
      row.hospital_id,
      row.access_id,
    ].join(' '),
  );
  return [...byReading.values()].flatMap((same) => presentReading(same, own));
}

/** Calls that show the same thing to the same reader on a day, the newest first, as one. */
function presentReading(same: readonly ReadingRow[], own: number): Reading[] {
  const [newest] = same;
  if (!newest) return [];
  const { appointment_id: id, starts_at: startsAt } = newest;
  return [
    {
      at: newest.at.toISOString(),
      times: same.reduce((sum, { times }) => sum + times, 0),
      name: newest.name ?? '',
      role: newest.actor_role === 'patient' ? 'guardian' : newest.actor_role,
      hospital: newest.hospital_name,
      emergency: newest.emergency_reason,
      isCaller: newest.actor_role === 'patient' && newest.actor_id === own,
      what: kindOf(newest.operation),
      visit:
        id !== null && startsAt !== null
          ? { appointmentId: readableId('appointment', id), startsAt: startsAt.toISOString() }
          : null,
    },
  ];
}
