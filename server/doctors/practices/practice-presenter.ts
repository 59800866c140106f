import type { OwnPractice, Practice } from '#contract/doctors/practices.ts';
import { consultModes } from '#domain/doctors/modes.ts';
import { deskDeeds } from '#domain/hospital/desk-deeds.ts';
import { rupeesOf } from '#domain/platform/money.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import type { OwnPracticeRow } from './list-practices.ts';
import type { PracticeRow } from './practice-row.ts';

/** A practice as everybody sees it. */
export const presentPractice = (row: PracticeRow): Practice => ({
  practiceId: readableId('practice', row.id),
  name: row.name,
  hospitalAgreed: row.hospital_agreed,
  ...(row.agreed_hospital_id !== null && { hospitalId: readableId('hospital', row.agreed_hospital_id) }),
  address: row.address,
  location: { type: 'Point', coordinates: [row.location.x, row.location.y] },
  room: row.room,
  fees: {
    clinic: rupeesOf(row.clinic_fee_paise),
    video: rupeesOf(row.video_fee_paise ?? row.clinic_fee_paise),
    followUp:
      row.follow_up_fee_paise === null || row.follow_up_days === null
        ? null
        : { fee: rupeesOf(row.follow_up_fee_paise), days: row.follow_up_days },
  },
  slotMinutes: row.slot_minutes,
  modes: consultModes.filter((mode) => row.modes.includes(mode)),
  isMain: row.is_main,
});

/** A practice as its doctor sees it. */
export const presentOwnPractice = (row: OwnPracticeRow, visitsAhead: number): OwnPractice => ({
  ...presentPractice(row),
  hospitalId: row.hospital_id === null ? null : readableId('hospital', row.hospital_id),
  practiceAddress: row.practice_address,
  visitsAhead,
  deskMay: deskDeeds.filter((deed) => row.desk_may.includes(deed)),
});
