import '../../ui/forms/no-eval.ts';
import { doctorProfileForm, type OwnProfile } from '#contract/practice.ts';

/** What the form shows of a profile: text for what is typed, lists and a point for what is chosen. */
export function valuesOf(doctor: OwnProfile) {
  return {
    name: doctor.name,
    gender: doctor.gender,
    phone: doctor.phone,
    email: doctor.email,
    specialization: doctor.specialization,
    experience: String(doctor.experience),
    medicalReg: doctor.medicalReg,
    hospital: doctor.hospital,
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

/** Whether phone or e-mail differ, by which an account is rescued: that needs the present password (C-09). */
export const changesContact = ({ phone, email }: Typed, stored: Typed) =>
  phone !== stored.phone || email !== stored.email;

/** The rules of the form: the contract's, and the present password where it is needed. */
export function profileForm(stored: Typed) {
  return doctorProfileForm.refine((form) => Boolean(form.currentPassword) || !changesContact(form, stored), {
    path: ['currentPassword'],
    error: 'field_required',
    when: () => true, // named at once, also when another field is wrong already
  });
}

/** The form library knows a list only as something that JSON can say (contract/fields.ts). */
export const textsOf = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);
export const daysOf = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number) : []);

/** Offered while a doctor types; the languages of most of the country's patients. */
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
