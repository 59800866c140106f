import type { RecordView, viewedParts } from '#contract/patients/family.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { listReadings, type ReadingRow } from './family-queries.ts';

type Kind = (typeof viewedParts)[number];

const dayMilliseconds = 24 * 60 * 60_000;
const lookedBackDays = 365;
const maxRows = 400;

const kindByPath: readonly (readonly [RegExp, Kind])[] = [
  [/people\/readings|emergency-accesses/, 'access'],
  [/emergency-access$/, 'emergency'],
  [/hospital\/patients\/:patientId\/vitals/, 'vitals'],
  [/hospital\/patients\/:patientId\/record/, 'record'],
  [/hospital\/patients/, 'contact'],
  [/prescri/, 'prescription'],
  [/consultations\//, 'video'],
  [/hospital\/reports/, 'list'],
  [/clinical|abha|records?\b|uploads?|history|vitals|report/i, 'record'],
  [/:appointmentId|Appointments\/detail|hospital\/visits$/, 'visit'],
  [
    /hospital\/|appointments|\/days\/|doctors\/(?:patients|dashboard|payments)|\/leaves|reschedule-requests/,
    'list',
  ],
];

export const toReadingKind = (operation: string): Kind =>
  kindByPath.find(([path]) => path.test(operation))?.[1] ?? 'other';

/**
 * Readers of a person's record in the last year, by day: doctors, guardians and hospital staff, with the
 * reason in an emergency.
 */
export async function listRecordReadings(
  { id: own }: Pick<Actor, 'id'>,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  person: number,
): Promise<RecordView[]> {
  const since = new Date(clock.now() - lookedBackDays * dayMilliseconds);
  const { timeZone } = clock;
  const rows = await listReadings(database.pool, { person, since, timeZone, max: maxRows });
  const byReading = Map.groupBy(rows, (row) =>
    [
      toCalendarDay(row.at.getTime(), timeZone),
      row.actor_role,
      row.actor_id,
      toReadingKind(row.operation),
      row.appointment_id,
      row.hospital_id,
      row.access_id,
    ].join(' '),
  );
  return [...byReading.values()].flatMap((same) => presentReading(same, own));
}

function presentReading(same: readonly ReadingRow[], own: number): RecordView[] {
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
      what: toReadingKind(newest.operation),
      visit:
        id !== null && startsAt !== null
          ? { appointmentId: formatId('appointment', id), startsAt: startsAt.toISOString() }
          : null,
    },
  ];
}
