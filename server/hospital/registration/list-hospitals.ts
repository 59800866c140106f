import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toPrintable } from '#server/platform/to-printable.ts';
import { findListedHospitals, type ListedHospitalRow } from './merge-hospitals-queries.ts';

const head = ['hospital', 'name', 'registration', 'checked', 'where', 'doctors', 'may be the same as'];

const formatHospital = ({
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
    formatId('hospital', id),
    toPrintable(name),
    toPrintable(registration_id),
    checked_at?.toISOString().slice(0, 10) ?? 'no',
    toPrintable(`${address_line}, ${city} ${pincode}`),
    String(doctors),
    twin_id === null ? '' : formatId('hospital', twin_id),
  ].join('\t');

export async function listHospitals(db: Queryable): Promise<string[]> {
  const rows = await findListedHospitals(db);
  return rows.length === 0 ? [] : [head.join('\t'), ...rows.map(formatHospital)];
}
