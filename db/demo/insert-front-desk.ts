import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { query } from '#db/statement.ts';
import type { HospitalInCity } from './insert-clinic.ts';
import { insertRows } from './insert-rows.ts';

const hour = 60;
/** Saturdays have a break; Sundays are mornings only. */
const openingHours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 8 * hour, closes: 20 * hour })),
  { weekday: 6, opens: 8 * hour, closes: 13 * hour },
  { weekday: 6, opens: 16 * hour, closes: 20 * hour },
  { weekday: 7, opens: 9 * hour, closes: 13 * hour },
];

/** The opening hours of the demo doctor's hospital, the phone of its front desk and its letterhead. */
export async function insertFrontDesk(
  client: pg.ClientBase,
  hospitals: readonly HospitalInCity[],
  directory: string,
): Promise<void> {
  const ids = hospitals.filter(({ area }) => area.hospital === 'Care Hospital').map(({ id }) => id);
  await insertRows(
    client,
    'hospital_hours',
    { hospital_id: 'bigint', weekday: 'smallint', opens: 'smallint', closes: 'smallint' },
    ids.flatMap((hospital_id) => openingHours.map((hours) => ({ hospital_id, ...hours }))),
  );
  const logo = await readFile(join(directory, 'care-hospital-logo.png'));
  const hash = createHash('sha256').update(logo).digest('hex').slice(0, 32);
  await query(
    client,
    `insert into letterhead_images (hash, png, width, height) values (:hash, :logo, :width, :height)
     on conflict do nothing`,
    // A PNG's size is in its first chunk.
    { hash, logo, width: logo.readUInt32BE(16), height: logo.readUInt32BE(20) },
  );
  await query(
    client,
    `update hospitals set desk_phone = :phone, logo_hash = :hash, letterhead_line = 'Regn. no. ' || registration_id
     where id = any(:ids::bigint[])`,
    { ids, hash, phone: '040 2345 0100' },
  );
}
