import '../ui/forms/no-eval.ts';
import { z } from 'zod';
import { type PatientProfile, patientSettings } from '#contract/patients.ts';
import { genderOf } from '#domain/genders.ts';
import { clinicToday } from '../ui/clinic-time.ts';

/** The form's values of a profile; passwords are empty. */
export function settingsValues(patient: PatientProfile): Required<SettingsForm> {
  const { name, phone, email, dateOfBirth, address, emergencyContact } = patient;
  return {
    name,
    phone,
    email,
    gender: genderOf(patient.gender),
    dateOfBirth,
    address,
    emergencyContact,
    password: '',
    confirmPassword: '',
    currentPassword: '',
  };
}

/** How a patient is reached: whoever changes it could reset the password. */
export interface Contact {
  readonly phone: string;
  readonly email: string;
}
type Typed = { readonly [Field in 'phone' | 'email' | 'password']?: string | undefined };

/** Whether the phone or the password changes, which ends all other sessions. */
export const changesEntrance = ({ phone, password }: Typed, stored: Contact) =>
  phone !== stored.phone || Boolean(password);

/** Whether a change needs the present password (A-12, C-09). */
export const needsPresent = (typed: Typed, stored: Contact) =>
  changesEntrance(typed, stored) || typed.email !== stored.email;

// Runs also if another field has an error, so that all are reported at once.
const always = () => true;

/** The rules of the form (F-13): the contract's, and those that only the browser can check. */
export function settingsForm(stored: Contact) {
  return patientSettings
    .extend({ confirmPassword: z.string() })
    .refine(({ dateOfBirth }) => dateOfBirth <= clinicToday(), {
      path: ['dateOfBirth'],
      error: 'field_birth_day',
      when: always,
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: 'field_invalid',
      when: always,
    })
    .refine((form) => Boolean(form.currentPassword) || !needsPresent(form, stored), {
      path: ['currentPassword'],
      error: 'field_required',
      when: always,
    });
}
export type SettingsForm = z.input<ReturnType<typeof settingsForm>>;
export type CheckedSettings = z.output<ReturnType<typeof settingsForm>>;

/** The request: no empty password, and the present one only if needed. */
export function settingsBody(form: CheckedSettings, stored: Contact) {
  const { password, confirmPassword, currentPassword, ...profile } = form;
  return {
    ...profile,
    ...(password && { password }),
    ...(needsPresent(form, stored) && { currentPassword: currentPassword ?? '' }),
  };
}
