import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { toRupees } from '#domain/platform/money.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { countUpcomingVisits } from '#server/appointments/practice-changes/count-upcoming-visits.ts';
import { findLetterheadImages } from '#server/doctors/letterheads/find-letterhead-images.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findHospitalSettingsRow, type HospitalSettingsRow } from './hospital-settings-queries.ts';

const present = (
  row: HospitalSettingsRow,
  logo: string | null,
  day: string,
  visitsAhead: number,
): HospitalSettings => ({
  hospitalId: formatId('hospital', row.id),
  RegId: row.registration_id,
  hospitalName: row.name,
  addressLine: row.address_line,
  city: row.city,
  state: row.state,
  pincode: row.pincode,
  location: { type: 'Point', coordinates: [row.location.x, row.location.y] },
  email: row.email,
  deskPhone: row.desk_phone,
  hours: row.hours.map(({ weekday, opens, closes }) => ({
    weekday,
    opens: formatSlotTime(opens),
    closes: formatSlotTime(closes),
  })),
  reminderMinutes: row.reminder_minutes,
  whatToBring: row.what_to_bring,
  logo,
  letterheadLine: row.letterhead_line,
  paper: row.paper,
  gstin: row.gstin,
  holidays: row.holidays.map(({ touched, ...holiday }) => ({
    ...holiday,
    touched: touched.map((one) => ({
      practiceId: formatId('practice', one.practice_id),
      doctorName: one.doctor_name,
      visits: one.visits,
      mayClose: one.may_close,
    })),
  })),
  programs: row.programs.map(({ id, name, price_paise, description }) => ({
    programId: String(id),
    name,
    rupees: toRupees(price_paise),
    description,
  })),
  isChecked: row.is_checked,
  today: day,
  visitsAhead,
});

export async function requireSettingsRow(
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  hospitalId: number,
): Promise<HospitalSettingsRow> {
  const [row] = await findHospitalSettingsRow(db, {
    hospitalId,
    today: today(clock),
    now: new Date(clock.now()),
    timeZone: clock.timeZone,
  });
  if (!row) throw new Refusal('unauthenticated');
  return row;
}

export async function presentSettings(
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  row: HospitalSettingsRow,
): Promise<HospitalSettings> {
  const { logo } = await findLetterheadImages(db, { logo_hash: row.logo_hash, signature_hash: null });
  const ahead = await countUpcomingVisits({ clock }, db, { doctorId: null, hospitalId: row.id });
  const visitsAhead = ahead.reduce((sum, { visits }) => sum + visits, 0);
  return present(row, logo, today(clock), visitsAhead);
}

export const findHospitalSettings = async (
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  hospitalId: number,
): Promise<HospitalSettings> => presentSettings(deps, db, await requireSettingsRow(deps, db, hospitalId));
