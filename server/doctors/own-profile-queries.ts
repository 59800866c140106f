import { statement } from '#server/platform/database.ts';
import { type DoctorProfileRow, profileColumns, profileTables } from './doctor-queries.ts';

export interface OwnProfileRow extends DoctorProfileRow {
  phone: string;
  email: string;
  confirms_automatically: boolean;
  /** By day, in order: minutes from midnight. */
  available_starts: Record<string, number[]>;
  revenue_paise: number;
}

/** A doctor as they see themselves; published days from `from` on; revenue as decisions §6 defines it. */
export const ownProfile = statement<OwnProfileRow, [id: number, from: string]>(
  'own_profile',
  `select ${profileColumns}, d.phone, d.email, d.confirms_automatically,
     (select coalesce(json_object_agg(p.day, p.starts order by p.day), '{}')
      from published_slots p where p.doctor_id = d.id and p.day >= $2) as available_starts,
     (select coalesce(sum(a.fee_paise), 0)::bigint
      from appointments a
      where a.doctor_id = d.id and a.status = 'Completed' and a.pay_status = 'Paid') as revenue_paise
   from ${profileTables}
   where d.id = $1`,
);

/** Stores what is given; null leaves a column as it is. */
export const updateSettings = statement<
  never,
  [id: number, overview: string | null, confirmsAutomatically: boolean | null]
>(
  'update_settings',
  `update doctors
   set overview = coalesce($2, overview), confirms_automatically = coalesce($3, confirms_automatically)
   where id = $1`,
);
