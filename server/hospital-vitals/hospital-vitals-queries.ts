import { of, statement } from '#db/statement.ts';
import { calledName } from '#server/memberships/staff-sql.ts';

/** Who of a hospital measured last, and when. */
export const lastMeasuredHere = statement('last_measured_here', {
  values: { patientId: of<number>, hospitalId: of<number> },
  row: of<{ name: string; measured_at: Date }>,
  sql: `
    select ${calledName('a', 'd')} as name, v.measured_at
    from vitals v
      join memberships m on m.id = v.recorded_by and m.hospital_id = :hospitalId
      join accounts a on a.id = m.account_id
      left join doctors d on d.account_id = a.id
    where v.patient_id = :patientId
    order by v.measured_at desc, v.id desc limit 1`,
});
