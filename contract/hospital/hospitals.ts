import { z } from 'zod';
import { secondFactorCode } from '#contract/accounts/second-factor.ts';
import { doctorSummary } from '#contract/doctors/doctors.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  consent,
  email,
  hospitalId,
  latitude,
  latitudeText,
  line,
  longitude,
  longitudeText,
  optionalText,
  pair,
  password,
  phone,
  pincode,
  placeName,
} from '#contract/platform/fields.ts';
import { freeSlot } from '#contract/scheduling/availability.ts';

const hospital = z
  .object({
    hospitalName: z.string(),
    RegId: z.string(),
    hospitalId: z.string(),
    addressLine: z.string(),
    city: z.string(),
    distanceKm: z.number(),
    doctors: z.number().int().describe('Of the specialization that was asked for, else all.'),
    nextFree: freeSlot
      .extend({ today: z.string().describe('The clinic’s today.') })
      .nullable()
      .describe('The next slot that can be booked with one of them.'),
    agreed: z.boolean().describe('Whether it agreed to be named by one of them: they stand on its page.'),
  })
  .meta({ id: 'Hospital' });

export const hospitalsNearbyEndpoint = endpoint({
  method: 'GET',
  path: '/hospitals/getAll/:latitude/:longitude',
  tag: 'Hospitals',
  summary: 'Hospitals within 50 km, nearest first, at most 50',
  who: 'anyone',
  params: z.object({ latitude: latitudeText, longitude: longitudeText }),
  query: z.object({
    specialization: optionalText(60).optional().describe('Which doctors to count, in any letter case.'),
  }),
  status: 200,
  answer: z.array(hospital),
  refusals: [],
});

/** The fee, room and times are those of the practice at this hospital. */
const hospitalDoctor = doctorSummary
  .omit({ distanceKm: true, practices: true })
  .extend({
    practiceId: z.string(),
    room: z.string().describe('Where in the building; empty if not said.'),
    nextFree: freeSlot.nullable().describe('The next slot there that can be booked.'),
  })
  .meta({ id: 'DoctorOnHospitalPage' });
export type DoctorOnHospitalPage = z.infer<typeof hospitalDoctor>;

/** Public: shows only the name and address from the hospital's sign-up. */
const hospitalPage = z
  .object({
    hospitalId: z.string(),
    hospitalName: z.string(),
    addressLine: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    location: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
    deskPhone: z.string().nullable().describe('Of the front desk; null if there is none.'),
    hours: z
      .array(
        z.object({
          weekday: z.number().int().describe('ISO, Monday is 1.'),
          opens: z.string().describe('HH:MM in clinic time.'),
          closes: z.string().describe('HH:MM; 24:00 is the end of the day.'),
        }),
      )
      .describe('When it is open, in order; a day may have two. Empty: not said.'),
    toBring: z.string().describe('What patients should bring; empty: nothing is said.'),
    closedDays: z
      .array(z.object({ date: z.string(), name: z.string() }))
      .describe('Holidays from today on, the next ten.'),
    doctors: z
      .array(hospitalDoctor)
      .describe('Those whom it agreed to be named by, free soonest first; others only say so.'),
  })
  .meta({ id: 'HospitalPage' });
export type HospitalPage = z.infer<typeof hospitalPage>;

export const hospitalEndpoint = endpoint({
  method: 'GET',
  path: '/hospitals/:hospitalId',
  tag: 'Hospitals',
  summary: 'A hospital with its opening hours and its doctors',
  description: 'One that was merged is answered by the one that stands, with the id of that one.',
  who: 'anyone',
  params: z.object({ hospitalId }),
  status: 200,
  answer: z.object({ hospital: hospitalPage, today: z.string().describe('The clinic’s today.') }),
  refusals: ['hospital_not_found'],
});

/** Coordinates are [latitude, longitude]. */
export const hospitalRegistration = z.object({
  hospitalName: placeName,
  phone,
  email,
  password,
  RegId: line(60, 'field_reg_id'),
  location: z.object({ coordinates: pair(latitude, longitude) }, { error: 'field_location' }),
  addressLine: line(200, 'field_street'),
  city: line(100, 'field_city'),
  state: line(100, 'field_state'),
  pincode,
  consent,
});

export const signUpHospitalEndpoint = endpoint({
  method: 'POST',
  path: '/hospitals/signup',
  tag: 'Hospitals',
  summary: 'Register a hospital; it is listed at once',
  who: 'anyone',
  description:
    'With the phone number of a professional account, such as of a doctor, it needs the password of that account; a doctor with a second step at login also its code.',
  body: hospitalRegistration.extend({ code: secondFactorCode.optional() }),
  status: 201,
  answer: z.object({ hospitalId: z.string(), hospitalName: z.string(), message: z.string() }),
  refusals: [
    'hospital_exists',
    'hospital_listed',
    'hospital_alike',
    'professional_exists',
    'too_many_attempts',
    'second_factor_required',
    'wrong_second_factor',
  ],
});
