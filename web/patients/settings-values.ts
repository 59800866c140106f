import '../ui/forms/no-eval.ts';
import { z } from 'zod';
import { type PatientProfile, patientSettings } from '#contract/patients.ts';
import { clinicToday } from '../ui/clinic-time.ts';

const genders = { male: 'Male', female: 'Female', other: 'Other' } as const;

/** What the form shows of a profile; no password is ever shown. */
export function valuesOf(patient: PatientProfile) {
  const { name, phone, email, dateOfBirth, address, emergencyContact } = patient;
  return {
    name,
    phone,
    email,
    gender: genders[patient.gender],
    dateOfBirth,
    address,
    emergencyContact,
    password: '',
    confirmPassword: '',
    currentPassword: '',
  };
}

/** Where a patient is reached: who changes it could have a forgotten password replaced. */
export interface Contact {
  readonly phone: string;
  readonly email: string;
}
type Typed = { readonly [Field in 'phone' | 'email' | 'password']?: string | undefined };

/** Whether phone or password, by which patients come in, differ: that ends every other session. */
export const changesEntrance = ({ phone, password }: Typed, stored: Contact) =>
  phone !== stored.phone || Boolean(password);

/** Whether anything differs that needs the present password (A-12, C-09). */
export const needsPresent = (typed: Typed, stored: Contact) =>
  changesEntrance(typed, stored) || typed.email !== stored.email;

// Every field in trouble is named at once, so these are asked even when another field is wrong already.
const always = () => true;

/** The rules of the form (F-13): the contract's, and those that only the browser can ask. */
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

/** What is sent: no empty password, and the present one only where it is needed. */
export function settingsBody(form: CheckedSettings, stored: Contact) {
  const { password, confirmPassword, currentPassword, ...profile } = form;
  return {
    ...profile,
    ...(password && { password }),
    ...(needsPresent(form, stored) && { currentPassword: currentPassword ?? '' }),
  };
}
