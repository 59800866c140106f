import type { OwnPractice, Practice } from '#contract/doctors/practices.ts';
import { consultModes } from '#domain/doctors/consult-modes.ts';
import { deskPermissions } from '#domain/hospital/desk-permissions.ts';
import { toRupees } from '#domain/platform/money.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { OwnPracticeRow } from './list-practices.ts';
import type { PracticeRow } from './practice-row.ts';

export const presentPractice = (row: PracticeRow): Practice => ({
  practiceId: formatId('practice', row.id),
  name: row.name,
  hospitalAgreed: row.hospital_agreed,
  ...(row.agreed_hospital_id !== null && { hospitalId: formatId('hospital', row.agreed_hospital_id) }),
  address: row.address,
  location: { type: 'Point', coordinates: [row.location.x, row.location.y] },
  room: row.room,
  fees: {
    clinic: toRupees(row.clinic_fee_paise),
    video: toRupees(row.video_fee_paise ?? row.clinic_fee_paise),
    followUp:
      row.follow_up_fee_paise === null || row.follow_up_days === null
        ? null
        : { fee: toRupees(row.follow_up_fee_paise), days: row.follow_up_days },
  },
  slotMinutes: row.slot_minutes,
  modes: consultModes.filter((mode) => row.modes.includes(mode)),
  isMain: row.is_main,
});

export const presentOwnPractice = (row: OwnPracticeRow, visitsAhead: number): OwnPractice => ({
  ...presentPractice(row),
  hospitalId: row.hospital_id === null ? null : formatId('hospital', row.hospital_id),
  practiceAddress: row.practice_address,
  visitsAhead,
  deskPermissions: deskPermissions.filter((action) => row.desk_permissions.includes(action)),
});
