import { z } from 'zod';
import { freeSlot } from './availability.ts';
import { endpoint } from './endpoint.ts';
import {
  consent,
  email,
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
} from './fields.ts';

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

/** Every field of the hospital's form; coordinates are [latitude, longitude] (docs/product.md#nearby). */
export const hospitalRegistration = z.object({
  hospitalName: line(120, 'field_hospital_name'),
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
  body: hospitalRegistration,
  status: 201,
  answer: z.object({ hospitalId: z.string(), hospitalName: z.string(), message: z.string() }),
  refusals: ['hospital_exists', 'hospital_listed', 'professional_exists', 'too_many_attempts'],
});
