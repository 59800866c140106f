import type { MissingDetail } from '#contract/appointments/appointments.ts';
import { of, type Queryable, statement } from '#db/statement.ts';

const details = statement('details', {
  values: { id: of<number> },
  row: of<{ has_address: boolean; has_contact: boolean }>,
  sql: `
    select street <> '' and city <> '' as has_address, emergency_name <> '' and emergency_phone <> '' as has_contact
    from patients where id = :id`,
});

export async function listMissingDetails(db: Queryable, id: number): Promise<MissingDetail[]> {
  const [row] = await details(db, { id });
  return [
    ...(row?.has_address === false ? (['address'] as const) : []),
    ...(row?.has_contact === false ? (['emergencyContact'] as const) : []),
  ];
}
