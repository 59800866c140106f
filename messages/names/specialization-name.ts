import type { registrableSpecializations } from '#domain/doctors/specializations.ts';
import { m } from '#messages/messages.js';
import type { Locale } from '#messages/runtime.js';
import { type NameMessage, translateName } from './translate-name.ts';

const specializationNames: Readonly<Record<(typeof registrableSpecializations)[number], NameMessage>> = {
  'General Medicine': m.specialization_general_medicine,
  Pediatrics: m.specialization_pediatrics,
  Cardiology: m.specialization_cardiology,
  Dermatology: m.specialization_dermatology,
  Orthopedics: m.specialization_orthopedics,
  Gynecology: m.specialization_gynecology,
  Psychiatry: m.specialization_psychiatry,
  'ENT (Otorhinolaryngology)': m.specialization_ent,
  Ophthalmology: m.specialization_ophthalmology,
  Neurology: m.specialization_neurology,
  Oncology: m.specialization_oncology,
  Urology: m.specialization_urology,
  Nephrology: m.specialization_nephrology,
  Gastroenterology: m.specialization_gastroenterology,
  Pulmonology: m.specialization_pulmonology,
  Endocrinology: m.specialization_endocrinology,
  Radiology: m.specialization_radiology,
  Anesthesiology: m.specialization_anesthesiology,
  Dentistry: m.specialization_dentistry,
  Other: m.common_other,
};

/**
 * By default in the language of the page; a value without a translation stays as stored. What is stored and
 * sent stays English.
 */
export const translateSpecialization = (value: string, locale?: Locale) =>
  translateName(specializationNames, value, locale);
