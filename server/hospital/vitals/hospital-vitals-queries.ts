import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { displayNameSql } from '#server/accounts/memberships/staff-sql.ts';

/** Checked in, not yet called, and not measured by the hospital in this period of a day. */
export const listVitalsDue = statement('list_vitals_due', {
  values: { hospitalId: of<number>, from: of<Date>, before: of<Date> },
  row: of<{ patient_id: number }>,
  sql: `
    select distinct a.patient_id from appointments a
    where a.hospital_id = :hospitalId and a.starts_at >= :from and a.starts_at < :before
      and a.status in (${literalsSql(openStatuses)}) and a.consult_status = 'Offline'
      and a.arrived_at is not null and num_nonnulls(a.called_at, a.started_at, a.ended_at) = 0
      and not exists (
        select from vitals v join memberships m on m.id = v.recorded_by and m.hospital_id = :hospitalId
        where v.patient_id = a.patient_id and v.measured_at >= :from)`,
});

export const findLastMeasurement = statement('find_last_measurement', {
  values: { patientId: of<number>, hospitalId: of<number> },
  row: of<{ name: string; measured_at: Date }>,
  sql: `
    select ${displayNameSql('a', 'd')} as name, v.measured_at
    from vitals v
      join memberships m on m.id = v.recorded_by and m.hospital_id = :hospitalId
      join accounts a on a.id = m.account_id
      left join doctors d on d.account_id = a.id
    where v.patient_id = :patientId
    order by v.measured_at desc, v.id desc limit 1`,
});
