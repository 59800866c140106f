import { z } from 'zod';
import { token } from '#contract/accounts/sessions.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  consent,
  doctorId,
  email,
  experienceYears,
  gender,
  geoPoint,
  latitudeText,
  line,
  longitudeText,
  optionalLine,
  optionalText,
  password,
  personName,
  phone,
  photo,
  placeName,
  rupees,
  typedText,
  workingTime,
} from '#contract/platform/fields.ts';
import { reduceTitles } from '#domain/doctors/doctor-names.ts';
import { registrableSpecializations } from '#domain/doctors/specializations.ts';
import { genders } from '#domain/patients/genders.ts';
import { optionalCouncil, optionalRegistrationYear } from './councils.ts';
import { practice } from './practices.ts';

export const doctorSummary = z
  .object({
    _id: z.string(),
    doctorId: z.string(),
    name: z.string(),
    specialization: z.string(),
    photo,
    Hospital: z.string(),
    hospitalAgreed: z
      .boolean()
      .describe('True if the hospital has confirmed the doctor, false if only the doctor states it.'),
    hospitalId: z
      .string()
      .optional()
      .describe('The id of a hospital that has confirmed the doctor and therefore has a page.'),
    experience: z.number().int(),
    basicFee: z.number().describe('In rupees.'),
    languages: z.array(z.string()),
    averageRating: z
      .number()
      .nullable()
      .describe('The weighted average of verified visits, with one decimal. Null without any.'),
    reviewCount: z.number().int().describe('The number of reviews of verified visits.'),
    distanceKm: z.number().nullable().describe('The distance from the requested position. Null without one.'),
    practices: z
      .array(practice)
      .optional()
      .describe(
        'All practices of a doctor with more than one: first the practice of the other fields, then the nearest.',
      ),
  })
  .meta({ id: 'DoctorSummary' });
export type DoctorSummary = z.infer<typeof doctorSummary>;

export const doctorsNearbyEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/nearby/:latitude/:longitude',
  tag: 'Doctors',
  summary: 'List doctors near a position',
  description: 'Within 200 km, nearest first, up to 50.',
  who: 'anyone',
  params: z.object({ latitude: latitudeText, longitude: longitudeText }),
  query: z.object({
    specialization: optionalText(60)
      .optional()
      .describe('The name of the specialization, in any letter case.'),
    hname: optionalText(120).optional().describe('The name of the hospital, in any letter case.'),
  }),
  status: 200,
  answer: z.array(doctorSummary),
  refusals: [],
});

/** Public, so without contact details. */
export const doctorProfile = doctorSummary
  .omit({ distanceKm: true })
  .extend({
    gender: z.enum(genders),
    medicalReg: z.string(),
    registrationChecked: z
      .boolean()
      .describe('True if the operator has found the doctor in the register of the council.'),
    address: z
      .string()
      .nullable()
      .describe(
        'The address of the hospital if it has confirmed the doctor, otherwise as stated by the doctor.',
      ),
    takesBookings: z.boolean().describe('False until the registration is checked, where that is required.'),
    workingHours: z.object({ from: z.string(), to: z.string() }),
    workingDays: z.array(z.number().int()).describe('ISO weekdays; Monday is 1.'),
    location: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
    qualifications: z.array(z.string()),
    overview: z.string(),
    practices: z
      .array(practice)
      .describe('All practices of the doctor. The other fields are those of the main practice.'),
  })
  .meta({ id: 'DoctorProfile' });
export type DoctorProfile = z.infer<typeof doctorProfile>;

export const doctorByIdEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/:id/profile',
  tag: 'Doctors',
  summary: "Get a doctor's public profile",
  who: 'anyone',
  params: z.object({ id: doctorId }),
  status: 200,
  answer: z.object({ doctor: doctorProfile }),
  refusals: ['doctor_not_found'],
});

/** Matched in any letter case. */
export const registrableSpecialization = typedText('field_required')
  .transform(
    (value) =>
      registrableSpecializations.find((known) => known.toLowerCase() === value.toLowerCase()) ?? value,
  )
  .pipe(z.enum(registrableSpecializations, { error: 'field_specialization' }));

/** Every field except the photo is required. */
export const doctorRegistration = z
  .object({
    name: personName.overwrite(reduceTitles),
    email,
    phone,
    password,
    gender,
    experience: experienceYears,
    medicalReg: line(60, 'field_medical_reg'),
    council: optionalCouncil.optional(),
    registrationYear: optionalRegistrationYear.optional(),
    specialization: registrableSpecialization,
    Hospital: placeName,
    practiceAddress: optionalLine(200).default(''),
    basicFee: rupees,
    workingHoursFrom: workingTime,
    workingHoursTo: workingTime,
    location: geoPoint,
    consent,
  })
  .refine((doctor) => doctor.workingHoursFrom < doctor.workingHoursTo, {
    error: 'field_working_hours',
    path: ['workingHoursTo'],
  });

export const signUpDoctorEndpoint = endpoint({
  method: 'POST',
  path: '/doctors/signup',
  tag: 'Doctors',
  summary: 'Register as a doctor, with an optional photo',
  who: 'anyone',
  form: true,
  body: doctorRegistration,
  status: 201,
  answer: token,
  refusals: ['doctor_exists', 'too_large', 'not_acceptable_image', 'heic_photo', 'storage_full'],
});
