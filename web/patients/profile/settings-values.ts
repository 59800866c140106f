import '#web/ui/forms/configure-zod.ts';
import { z } from 'zod';
import { type PatientProfile, patientSettings } from '#contract/patients/patients.ts';
import { birthText } from '#contract/platform/fields.ts';
import { parseGender } from '#domain/patients/genders.ts';
import { isPastBirth, toBirthFields } from '#web/ui/fields/person/birth-fields.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';

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

/** Contact data that could be used to reset the password. */
interface ContactData {
  readonly phone: string;
  readonly email: string;
}
export interface Contact extends ContactData {
  /** Without a password a change is confirmed by a code. */
  readonly hasPassword: boolean;
}
type Typed = { readonly [Field in 'phone' | 'email' | 'password']?: string | undefined };

/** A new phone or password ends all other sessions. */
export const changesLogin = ({ phone, password }: Typed, stored: ContactData) =>
  phone !== stored.phone || Boolean(password);

export const needsCurrentPassword = (typed: Typed, stored: ContactData) =>
  changesLogin(typed, stored) || typed.email !== stored.email;

// Runs even if another field has an error, so that all are reported together.
const alwaysRun = () => true;

/** The contract's rules, and those that only the browser can check. */
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

/** Without empty passwords; the current one, or a code, only if needed. */
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
