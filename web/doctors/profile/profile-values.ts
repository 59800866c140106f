import '#web/ui/forms/configure-zod.ts';
import type { z } from 'zod';
import { doctorProfileForm, type OwnProfile } from '#contract/appointments/own-profile.ts';

/** `Hospital` duplicates `hospital`; slots and photo are not in the form. */
type ProfileFields = Omit<z.input<typeof doctorProfileForm>, 'Hospital' | 'availableSlots' | 'removePhoto'>;

/** Text for typed fields, lists and a point for chosen ones. */
export function profileValues(doctor: OwnProfile): Required<ProfileFields> {
  return {
    name: doctor.name,
    gender: doctor.gender,
    phone: doctor.phone,
    email: doctor.email,
    specialization: doctor.specialization,
    experience: String(doctor.experience),
    medicalReg: doctor.medicalReg,
    council: doctor.council ?? '',
    registrationYear: String(doctor.registrationYear ?? ''),
    clinicPhone: doctor.clinicPhone,
    hospital: doctor.hospital,
    practiceAddress: doctor.practiceAddress,
    basicFee: String(doctor.basicFee),
    workingHoursFrom: doctor.workingHours.from,
    workingHoursTo: doctor.workingHours.to,
    workingDays: doctor.workingDays,
    location: doctor.location,
    languages: doctor.languages,
    qualifications: doctor.qualifications,
    overview: doctor.overview,
    currentPassword: '',
  };
}

type Typed = { readonly [Field in 'phone' | 'email']?: string | undefined };

/** Phone and email can reset a password, so changing them needs the current one. */
export const changesContact = ({ phone, email }: Typed, stored: Typed) =>
  phone !== stored.phone || email !== stored.email;

export function profileForm(stored: Typed) {
  return doctorProfileForm.refine((form) => Boolean(form.currentPassword) || !changesContact(form, stored), {
    path: ['currentPassword'],
    error: 'field_required',
    when: () => true, // also if another field has an error
  });
}

/** The form library has no type for lists. */
export const toTexts = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);
export const toDays = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number) : []);

/** The languages of most patients in India. */
export const languageSuggestions = [
  'English',
  'Hindi',
  'Assamese',
  'Bengali',
  'Gujarati',
  'Kannada',
  'Kashmiri',
  'Konkani',
  'Malayalam',
  'Manipuri',
  'Marathi',
  'Nepali',
  'Odia',
  'Punjabi',
  'Sanskrit',
  'Sindhi',
  'Tamil',
  'Telugu',
  'Urdu',
];
export const qualificationSuggestions = [
  'MBBS',
  'BDS',
  'MD',
  'MS',
  'MDS',
  'DM',
  'MCh',
  'DNB',
  'DGO',
  'DCH',
  'MRCP',
  'FRCS',
];
