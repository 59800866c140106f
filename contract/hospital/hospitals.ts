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
    doctors: z.number().int().describe('The number of doctors, of the requested specialization if given.'),
    nextFree: freeSlot
      .extend({ today: z.string().describe('The current clinic day.') })
      .nullable()
      .describe('The next free slot of one of these doctors. Null if there is none.'),
    agreed: z
      .boolean()
      .describe(
        'True if the hospital has confirmed at least one of these doctors, who are listed on its page.',
      ),
  })
  .meta({ id: 'Hospital' });

export const hospitalsNearbyEndpoint = endpoint({
  method: 'GET',
  path: '/hospitals/getAll/:latitude/:longitude',
  tag: 'Hospitals',
  summary: 'List hospitals near a position',
  description: 'Within 50 km, nearest first, up to 50.',
  who: 'anyone',
  params: z.object({ latitude: latitudeText, longitude: longitudeText }),
  query: z.object({
    specialization: optionalText(60)
      .optional()
      .describe('The specialization of the doctors to count, in any letter case.'),
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
    room: z.string().describe('The room in the building. Empty if not given.'),
    nextFree: freeSlot.nullable().describe('The next free slot at this hospital. Null if there is none.'),
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
    deskPhone: z.string().nullable().describe('The phone number of the front desk. Null if there is none.'),
    hours: z
      .array(
        z.object({
          weekday: z.number().int().describe('The ISO weekday; Monday is 1.'),
          opens: z.string().describe('HH:MM in clinic time.'),
          closes: z.string().describe('HH:MM; 24:00 is the end of the day.'),
        }),
      )
      .describe('Opening hours, in order; a day may have two. Empty if not given.'),
    toBring: z.string().describe('What patients should bring. Empty if not given.'),
    closedDays: z
      .array(z.object({ date: z.string(), name: z.string() }))
      .describe('The next ten holidays from today on.'),
    doctors: z
      .array(hospitalDoctor)
      .describe('The doctors the hospital has confirmed, earliest free slot first.'),
  })
  .meta({ id: 'HospitalPage' });
export type HospitalPage = z.infer<typeof hospitalPage>;

export const hospitalEndpoint = endpoint({
  method: 'GET',
  path: '/hospitals/:hospitalId',
  tag: 'Hospitals',
  summary: 'Get a hospital with its opening hours and doctors',
  description: 'A merged hospital is answered with the one it was merged into, under the id of that one.',
  who: 'anyone',
  params: z.object({ hospitalId }),
  status: 200,
  answer: z.object({ hospital: hospitalPage, today: z.string().describe('The current clinic day.') }),
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
  summary: 'Register a hospital',
  description:
    'The hospital is listed immediately. A phone number with an existing professional account, for example of a doctor, requires the password of that account, and a `code` if the doctor uses two-step verification.',
  who: 'anyone',
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
