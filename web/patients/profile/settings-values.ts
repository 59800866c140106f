import '#web/ui/forms/no-eval.ts';
import { z } from 'zod';
import { type PatientProfile, patientSettings } from '#contract/patients/patients.ts';
import { birthText } from '#contract/platform/fields.ts';
import { parseGender } from '#domain/patients/genders.ts';
import { clinicToday } from '#web/ui/clinic-time.ts';
import { isPastBirth, toBirthFields } from '#web/ui/forms/birth-text.ts';

/** The form's values of a profile; passwords are empty. */
export function settingsValues(patient: PatientProfile): Required<SettingsForm> {
  const { name, phone, email, dateOfBirth, birthYear, address, emergencyContact } = patient;
  return {
    name,
    phone,
    email,
    gender: parseGender(patient.gender),
    dateOfBirth: dateOfBirth ?? String(birthYear),
    address,
    emergencyContact,
    password: '',
    confirmPassword: '',
    currentPassword: '',
    code: '',
  };
}

/** How a patient is reached: whoever changes it could reset the password. */
interface ContactData {
  readonly phone: string;
  readonly email: string;
}
export interface Contact extends ContactData {
  /** Without one a change is confirmed by a code. */
  readonly hasPassword: boolean;
}
type Typed = { readonly [Field in 'phone' | 'email' | 'password']?: string | undefined };

/** Whether the phone or the password changes, which ends all other sessions. */
export const changesLogin = ({ phone, password }: Typed, stored: ContactData) =>
  phone !== stored.phone || Boolean(password);

/** Whether a change needs the present password (A-12, C-09). */
export const needsCurrentPassword = (typed: Typed, stored: ContactData) =>
  changesLogin(typed, stored) || typed.email !== stored.email;

// Runs also if another field has an error, so that all are reported at once.
const alwaysRun = () => true;

/** The rules of the form (F-13): the contract's, and those that only the browser can check. */
export function settingsForm(stored: Contact) {
  return patientSettings
    .omit({ birthYear: true })
    .extend({
      dateOfBirth: birthText,
      confirmPassword: z.string(),
      code: patientSettings.shape.code.or(z.literal('')),
    })
    .refine(({ email }) => email !== '' || stored.email === '', {
      path: ['email'],
      error: 'field_email',
      when: alwaysRun,
    })
    .refine(({ dateOfBirth }) => isPastBirth(dateOfBirth, clinicToday()), {
      path: ['dateOfBirth'],
      error: 'field_birth_day',
      when: alwaysRun,
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: 'field_invalid',
      when: alwaysRun,
    })
    .refine(
      (form) => !stored.hasPassword || Boolean(form.currentPassword) || !needsCurrentPassword(form, stored),
      {
        path: ['currentPassword'],
        error: 'field_required',
        when: alwaysRun,
      },
    )
    .refine((form) => stored.hasPassword || Boolean(form.code) || !needsCurrentPassword(form, stored), {
      path: ['code'],
      error: 'field_required',
      when: alwaysRun,
    });
}
export type SettingsForm = z.input<ReturnType<typeof settingsForm>>;
export type CheckedSettings = z.output<ReturnType<typeof settingsForm>>;

/** The request: no empty password, and the present one, or a code, only if needed. */
export function toSettingsBody(form: CheckedSettings, stored: Contact) {
  const { password, confirmPassword, currentPassword, code, dateOfBirth, ...profile } = form;
  const confirmation = stored.hasPassword ? { currentPassword: currentPassword ?? '' } : { code: code ?? '' };
  return {
    ...profile,
    ...toBirthFields(dateOfBirth),
    ...(password && { password }),
    ...(needsCurrentPassword(form, stored) && confirmation),
  };
}
