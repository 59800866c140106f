import { pathToFileURL } from 'node:url';
import { slotOccupyingStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { Tampering } from '../installation.ts';

/** A HAMS with one broken guarantee, which the checker must find. */
export interface Defect extends Tampering {
  readonly name: string;
}

const constraints = [
  ['appointments_doctor_no_overlap', 'doctor_id'],
  ['appointments_patient_no_overlap', 'patient_id'],
] as const;

const dropConstraints = constraints.map(([name]) => `alter table appointments drop constraint ${name}`);

const statuses = slotOccupyingStatuses
  .filter((status) => status !== 'Pending')
  .map((status) => `'${status}'`);
const constrainWithoutPending = constraints.map(
  ([name, whose]) => `
    alter table appointments add constraint ${name} exclude using gist (
      ${whose} with =, tstzrange(starts_at, ends_at) with &&
    ) where (status in (${statuses.join(', ')}))`,
);

const preload = (file: string) => pathToFileURL(`${import.meta.dirname}/${file}`).href;

export const noTampering: Tampering = { sql: [], preload: null };

export const defects: readonly Defect[] = [
  { name: 'no constraint', sql: dropConstraints, preload: null },
  {
    name: 'a live status left out',
    sql: [...dropConstraints, ...constrainWithoutPending],
    preload: null,
  },
  {
    name: 'synchronous_commit off',
    sql: [
      'alter database hams set synchronous_commit = off',
      // Writes that are not waited for become durable within this time.
      "alter system set wal_writer_delay = '10s'",
      'select pg_reload_conf()',
    ],
    preload: null,
  },
  { name: 'answer before commit', sql: [], preload: preload('answer-before-commit.ts') },
  { name: 'a stale cache', sql: [], preload: preload('ignore-notifications.ts') },
  {
    name: 'a lost event row',
    sql: [
      `create function lose_event() returns trigger language plpgsql as $$
      begin
        return case when random() < 0.98 then new end;
      end $$`,
      'create trigger lose_event before insert on appointment_events for each row execute function lose_event()',
    ],
    preload: null,
  },
];
