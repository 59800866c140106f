import type { z } from 'zod';
import type { OwnPractice, practiceForm } from '#contract/doctors/practices.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { type DeskPermission, deskPermissions } from '#domain/hospital/desk-permissions.ts';

export interface PracticeValues {
  /** A new practice: at a hospital, or the doctor's own. */
  readonly kind: 'hospital' | 'own';
  readonly hospitalId: string;
  readonly name: string;
  readonly practiceAddress: string;
  /** [longitude, latitude]; null until a place is chosen. */
  readonly location: readonly [number, number] | null;
  readonly room: string;
  readonly clinic: string;
  readonly video: string;
  readonly followUpFee: string;
  readonly followUpDays: string;
  readonly slotMinutes: string;
  readonly modes: readonly ConsultMode[];
  /** The permissions of a hospital's front desk. */
  readonly deskPermissions: readonly DeskPermission[];
}

const inField = (rupees: number) => String(rupees);

export function toPracticeValues(practice: OwnPractice | null): PracticeValues {
  if (!practice) {
    return {
      kind: 'hospital',
      hospitalId: '',
      name: '',
      practiceAddress: '',
      location: null,
      room: '',
      clinic: '',
      video: '',
      followUpFee: '',
      followUpDays: '',
      slotMinutes: '15',
      modes: ['Online', 'Offline'],
      deskPermissions,
    };
  }
  const { fees, hospitalId } = practice;
  return {
    kind: hospitalId ? 'hospital' : 'own',
    hospitalId: hospitalId ?? '',
    name: practice.name,
    practiceAddress: practice.practiceAddress,
    location: practice.location.coordinates,
    room: practice.room,
    clinic: inField(fees.clinic),
    video: fees.video === fees.clinic ? '' : inField(fees.video),
    followUpFee: fees.followUp ? inField(fees.followUp.fee) : '',
    followUpDays: fees.followUp ? String(fees.followUp.days) : '',
    slotMinutes: String(practice.slotMinutes),
    modes: practice.modes,
    deskPermissions: practice.deskPermissions,
  };
}

export function toRequestBody(values: PracticeValues): z.input<typeof practiceForm> {
  const { followUpFee, followUpDays, location } = values;
  const isOwn = values.kind === 'own';
  return {
    hospitalId: isOwn ? null : values.hospitalId,
    ...(isOwn && { name: values.name, practiceAddress: values.practiceAddress }),
    ...(isOwn && location && { location: { type: 'Point', coordinates: [...location] } }),
    room: values.room,
    fees: {
      clinic: values.clinic,
      video: values.video.trim() === '' ? null : values.video,
      followUp:
        followUpFee.trim() === '' && followUpDays.trim() === ''
          ? null
          : { fee: followUpFee, days: followUpDays },
    },
    slotMinutes: values.slotMinutes,
    modes: [...values.modes],
    ...(!isOwn && { deskPermissions: [...values.deskPermissions] }),
  };
}

const fields: Readonly<Record<string, keyof PracticeValues>> = {
  'fees.clinic': 'clinic',
  'fees.video': 'video',
  'fees.followUp.fee': 'followUpFee',
  'fees.followUp.days': 'followUpDays',
};

/** Maps a field name of the contract, such as `fees.followUp.days`, to the field of the form. */
export const findFormField = (name: string) => fields[name] ?? name.split('.')[0] ?? name;
