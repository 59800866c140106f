import type { Queryable } from '#db/statement.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { printable } from '#server/platform/printable.ts';
import { type ListedHospitalRow, listedHospitals } from './merge-queries.ts';

const head = ['hospital', 'name', 'registration', 'checked', 'where', 'doctors', 'may be the same as'];

const lineOf = ({
  id,
  name,
  registration_id,
  address_line,
  city,
  pincode,
  checked_at,
  doctors,
  twin_id,
}: ListedHospitalRow) =>
  [
    readableId('hospital', id),
    printable(name),
    printable(registration_id),
    checked_at?.toISOString().slice(0, 10) ?? 'no',
    printable(`${address_line}, ${city} ${pincode}`),
    String(doctors),
    twin_id === null ? '' : readableId('hospital', twin_id),
  ].join('\t');

/** The listed hospitals as a table separated by tabs; empty without any. */
export async function listHospitals(db: Queryable): Promise<string[]> {
  const rows = await listedHospitals(db);
  return rows.length === 0 ? [] : [head.join('\t'), ...rows.map(lineOf)];
}
