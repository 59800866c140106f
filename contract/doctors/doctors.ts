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
    hospitalAgreed: z.boolean().describe('Whether the hospital agrees; else the doctor says so alone.'),
    hospitalId: z.string().optional().describe('Of a hospital that agreed; it has a page.'),
    experience: z.number().int(),
    basicFee: z.number().describe('Rupees.'),
    languages: z.array(z.string()),
    averageRating: z
      .number()
      .nullable()
      .describe('Of verified visits, weighted, with one decimal; null without any.'),
    reviewCount: z.number().int().describe('Reviews of verified visits.'),
    distanceKm: z.number().nullable().describe('From the place that was asked for; null without one.'),
    practices: z
      .array(practice)
      .optional()
      .describe(
        'Of a doctor with several: all, first the one that the other fields are of, then the nearest.',
      ),
  })
  .meta({ id: 'DoctorSummary' });
export type DoctorSummary = z.infer<typeof doctorSummary>;

export const doctorsNearbyEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/nearby/:latitude/:longitude',
  tag: 'Doctors',
  summary: 'Doctors within 200 km, nearest first, at most 50',
  who: 'anyone',
  params: z.object({ latitude: latitudeText, longitude: longitudeText }),
  query: z.object({
    specialization: optionalText(60).optional().describe('Its name, in any letter case.'),
    hname: optionalText(120).optional().describe("The hospital's name, in any letter case."),
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
      .describe('Whether the operator found it in the register of the council.'),
    address: z.string().nullable().describe('Of a hospital that agreed, else what the doctor says.'),
    takesBookings: z.boolean().describe('Not before the check where it is required.'),
    workingHours: z.object({ from: z.string(), to: z.string() }),
    workingDays: z.array(z.number().int()).describe('ISO weekdays, Monday is 1.'),
    location: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
    qualifications: z.array(z.string()),
    overview: z.string(),
    practices: z
      .array(practice)
      .describe('Where the doctor practises; the other fields are of the main one.'),
  })
  .meta({ id: 'DoctorProfile' });
export type DoctorProfile = z.infer<typeof doctorProfile>;

export const doctorByIdEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/:id/profile',
  tag: 'Doctors',
  summary: 'The public profile of a doctor',
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
