import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { endpointByOperation } from './endpoints-by-operation.ts';
import type { Endpoint } from './platform/endpoint.ts';
import { bookedSlotsEndpoint } from './scheduling/availability.ts';
import { citiesByPrefixEndpoint } from './search/places.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value;

const nouns = import.meta.glob<Record<string, unknown>>(
  ['./*/*.ts', '!./*/*.test.ts', '!./{access,testing}/*'],
  {
    eager: true,
  },
);
const formatCall = ({ method, path }: Endpoint) => `${method} ${path}`;
/** Parameter names are ignored: a router cannot tell such endpoints apart. */
const toRoutePattern = ({ method, path }: Endpoint) => `${method} ${path.replace(/:\w+/g, ':')}`;
const calls = Object.values(endpointByOperation).map(formatCall);

describe('H-01 all-endpoints.ts lists every endpoint', () => {
  test.each(Object.entries(nouns))('H-01 of %s', (_, noun) => {
    for (const [name, value] of Object.entries(noun)) {
      if (!isEndpoint(value)) continue;
      expect(name).toMatch(/Endpoint$/);
      expect(endpointByOperation[name.replace(/Endpoint$/, '')], name).toBe(value);
    }
  });

  test('H-01 and nothing else', () => {
    expect(Object.entries(endpointByOperation).filter(([, value]) => !isEndpoint(value))).toEqual([]);
    expect(calls.length).toBeGreaterThan(15);
  });

  test('H-01 each method and path stands once', () => {
    const addresses = Object.values(endpointByOperation).map(toRoutePattern);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });
});

test.each([
  ['H-01', 'GET /hospitals/getAll/:latitude/:longitude', 'anyone'],
  ['H-02', 'POST /hospitals/signup', 'anyone'],
  ['H-03', 'GET /doctors/nearby/:latitude/:longitude', 'anyone'],
  ['H-04', 'GET /doctors/:id/profile', 'anyone'],
  ['H-05', 'GET /doctors/:id/slots', 'anyone'],
  ['H-06', 'GET /doctors/:id/booked-slots', 'anyone'],
  ['H-07', 'POST /doctors/:id/slots', ['doctor']],
  ['H-08', 'POST /doctors/signup', 'anyone'],
  ['H-09', 'POST /doctors/login', 'anyone'],
  ['H-10', 'GET /doctors/profile', ['doctor']],
  ['H-11', 'GET /doctors/reschedule-requests', ['doctor']],
  ['H-12', 'GET /doctors/requested-appointments', ['doctor']],
  ['H-13', 'POST /doctors/handle-reschedule', ['doctor']],
  ['H-14', 'PUT /doctors/update/:doctorId', ['doctor']],
  ['H-15', 'PUT /doctors/editProfile', ['doctor']],
  ['H-16', 'POST /patients/signup', 'anyone'],
  ['H-17', 'POST /patients/login', 'anyone'],
  ['H-18', 'GET /patients/appointments', ['patient']],
  ['H-19', 'POST /patients/cancel-appointment', ['patient']],
  ['H-20', 'POST /patient/request-reschedule', ['patient']],
  ['H-21', 'GET /patients/profile', ['patient']],
  ['H-22', 'PUT /patients/update-profile', ['patient']],
  ['H-23', 'POST /appointments/book', ['patient']],
  ['H-24', 'PUT /appointments/cancel', ['patient']],
  ['H-25', 'PUT /appointments/respond', ['doctor']],
  ['H-26', 'GET /appointments/pending/:date', ['doctor']],
  ['H-27', 'GET /appointments/previous', ['doctor']],
  ['H-28', 'PUT /appointments/update-status/:appointmentId', ['doctor']],
  ['H-29', 'GET /Appointments/detail', ['doctor', 'patient']],
  ['H-30', 'GET /reviews/:doctorId', 'anyone'],
  ['H-31', 'GET /reviews/patient/:patientId', ['patient']],
  ['H-32', 'POST /reviews', ['patient']],
  ['H-33', 'PUT /reviews/:id', ['patient']],
  ['H-34', 'DELETE /reviews/:id', ['patient']],
  ['H-35', 'GET /reviews', ['patient']],
  ['H-36', 'GET /geocode/reverse', 'anyone'],
  ['H-37', 'GET /cities', 'anyone'],
] as const)('%s %s is there for %j', (_, call, who) => {
  expect(calls).toContain(call);
  expect(Object.values(endpointByOperation).find((endpoint) => formatCall(endpoint) === call)?.who).toEqual(
    who,
  );
});

test('H-06 the day is asked for as ?date=', () => {
  expect(bookedSlotsEndpoint.query.safeParse({ date: '2026-11-26' }).success).toBe(true);
  expect(bookedSlotsEndpoint.query.safeParse({}).success).toBe(false);
});

test('H-37 cities are asked for by name prefix, ten at most', () => {
  expect(citiesByPrefixEndpoint.query.parse({ namePrefix: ' Ban ' })).toEqual({
    namePrefix: 'Ban',
    limit: 10,
  });
  expect(citiesByPrefixEndpoint.query.safeParse({ namePrefix: 'Ban', limit: '11' }).success).toBe(false);
});

/**
 * Their action checks a name only when it changes; the others are shown to no one else or are not names of
 * people and places.
 */
const allowsAddresses = [
  ...[
    'updatePatientProfile.name',
    'editDoctorProfile.name',
    'editDoctorProfile.hospital',
    'editDoctorProfile.Hospital',
  ],
  ...[
    'addPractice.name',
    'changePractice.name',
    'changeHospitalSettings.hospitalName',
    'correctHospitalPatient.name',
  ],
  ...['registerDesk.name', 'addCondition.name', 'bookAppointment.Hospital', 'bookAppointment.hospital'],
];
test('C-06 a name that others read takes no address, in every call that takes one', () => {
  const names = Object.entries(endpointByOperation).flatMap(([operation, { body }]) =>
    Object.entries(body?.shape ?? {})
      .filter(([field]) => /name$|^hospital$/i.test(field))
      .map(([field, schema]) => ({ at: `${operation}.${field}`, schema: schema as z.ZodType })),
  );
  const taking = names.filter(({ schema }) => schema.safeParse('Prize at win.example.com').success);
  expect(taking.map(({ at }) => at).sort()).toEqual([...allowsAddresses].sort());
  expect(names.length).toBeGreaterThan(allowsAddresses.length + 8);
});

describe('A-11 each declaration is whole', () => {
  test.each(Object.entries(endpointByOperation))('A-11 %s', (_, endpoint) => {
    const placeholders = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(placeholders);
    expect(endpoint.summary).toMatch(/^[A-Z][^.]{1,90}$/);
    expect(endpoint.tag).toMatch(/^[A-Z][a-z]+( [a-z]+)?$/);
    if (endpoint.own) {
      const { params, query, body } = endpoint;
      expect(endpoint.who).not.toBe('anyone');
      expect({ ...params?.shape, ...query?.shape, ...body?.shape }).toHaveProperty(endpoint.own);
    }
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    const ofForms =
      endpoint.form === 'upload'
        ? ['upload_too_large', 'upload_unreadable']
        : ['too_large', 'not_acceptable_image'];
    if (endpoint.form) expect(endpoint.refusals).toEqual(expect.arrayContaining(ofForms));
    expect(new Set(endpoint.refusals).size).toBe(endpoint.refusals.length);
  });
});
