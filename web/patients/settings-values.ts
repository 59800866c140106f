import '../session/no-eval.ts';
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

interface Entrance {
  readonly phone?: string | undefined;
  readonly password?: string | undefined;
}

/** Whether phone or password, by which patients come in, differ: that needs the present password (spec A-12). */
export const changesEntrance = ({ phone, password }: Entrance, storedPhone: string) =>
  phone !== storedPhone || Boolean(password);

// Every field in trouble is named at once, so these are asked even when another field is wrong already.
const always = () => true;

/** The rules of the form (spec F-13): the contract's, and those that only the browser can ask. */
export function settingsForm(storedPhone: string) {
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
    .refine((form) => Boolean(form.currentPassword) || !changesEntrance(form, storedPhone), {
      path: ['currentPassword'],
      error: 'field_required',
      when: always,
    });
}
export type SettingsForm = z.input<ReturnType<typeof settingsForm>>;
export type CheckedSettings = z.output<ReturnType<typeof settingsForm>>;

/** What is sent: no empty password, and the present one only where it is needed. */
export function settingsBody(form: CheckedSettings, storedPhone: string) {
  const { password, confirmPassword, currentPassword, ...profile } = form;
  return {
    ...profile,
    ...(password && { password }),
    ...(changesEntrance(form, storedPhone) && { currentPassword: currentPassword ?? '' }),
  };
}
