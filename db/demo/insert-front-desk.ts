import type pg from 'pg';
import { query } from '#db/statement.ts';
import type { HospitalInCity } from './insert-clinic.ts';
import { insertRows } from './insert-rows.ts';

const hour = 60;
/** On Saturdays with a pause, on Sundays in the morning alone. */
const week = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 8 * hour, closes: 20 * hour })),
  { weekday: 6, opens: 8 * hour, closes: 13 * hour },
  { weekday: 6, opens: 16 * hour, closes: 20 * hour },
  { weekday: 7, opens: 9 * hour, closes: 13 * hour },
];

/** The opening hours of the demo doctor's hospital, and the phone of its front desk (M-12). */
export async function insertFrontDesk(
  client: pg.ClientBase,
  hospitals: readonly HospitalInCity[],
): Promise<void> {
  const ids = hospitals.filter(({ area }) => area.hospital === 'Care Hospital').map(({ id }) => id);
  await insertRows(
    client,
    'hospital_hours',
    { hospital_id: 'bigint', weekday: 'smallint', opens: 'smallint', closes: 'smallint' },
    ids.flatMap((hospital_id) => week.map((hours) => ({ hospital_id, ...hours }))),
  );
  await query(client, 'update hospitals set desk_phone = :phone where id = any(:ids::bigint[])', {
    ids,
    phone: '040 2345 0100',
  });
}
