import { of, statement } from '#db/statement.ts';
import { type DoctorSummaryRow, summaryColumnsSql } from '#server/doctors/practices/listed-doctors-sql.ts';

export interface HospitalPageRow {
  id: number;
  name: string;
  address_line: string;
  city: string;
  state: string;
  pincode: string;
  location: { x: number; y: number };
  desk_phone: string;
  what_to_bring: string;
  /** Weekday, opening and closing in minutes, in order. */
  hours: [weekday: number, opens: number, closes: number][];
  closed_days: { date: string; name: string }[];
}

/** A hospital, or the one it was merged into, with upcoming holidays. */
export const findHospitalPage = statement('find_hospital_page', {
  values: { id: of<number>, today: of<string>, maxClosedDays: of<number> },
  row: of<HospitalPageRow>,
  sql: `
    select h.id, h.name, h.address_line, h.city, h.state, h.pincode, h.location, h.desk_phone, h.what_to_bring,
      coalesce((
        select json_agg(json_build_array(weekday, opens, closes) order by weekday, opens)
        from hospital_hours where hospital_id = h.id
      ), '[]') as hours,
      coalesce((
        select json_agg(json_build_object('date', day, 'name', name) order by day)
        from (
          select day, name from hospital_holidays
          where hospital_id = h.id and day >= :today order by day limit :maxClosedDays
        ) ahead
      ), '[]') as closed_days
    from hospitals asked join hospitals h on h.id = coalesce(asked.merged_into, asked.id)
    where asked.id = :id`,
});

export interface HospitalPageDoctorRow extends DoctorSummaryRow {
  practice_id: number;
  room: string;
}

/**
 * The listed doctors agreed to by a hospital, each once, since after a merge a doctor may practise there
 * twice. Doctors without agreement do not appear on its page.
 */
export const listHospitalPageDoctors = statement('list_hospital_page_doctors', {
  values: { hospitalId: of<number> },
  row: of<HospitalPageDoctorRow>,
  sql: `
    select distinct on (d.id) ${summaryColumnsSql}, practice.id as practice_id, practice.room
    from practices practice join doctors d on d.id = practice.doctor_id
    where practice.hospital_id = :hospitalId and practice.hospital_agreed_at is not null
      and practice.ended_at is null and d.listed
    order by d.id, practice.is_main desc, practice.id`,
});
