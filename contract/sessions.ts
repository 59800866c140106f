import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { phone } from './fields.ts';

const credentials = z.object({
  phone,
  password: z.string({ error: 'field_required' }).min(1, { error: 'field_required' }).max(200, {
    error: 'field_too_long',
  }),
});

/** A bearer token whose payload the browser reads (docs/product.md#sessions). */
export const token = z.object({ token: z.string() }).meta({ id: 'Token' });

export const loginPatientEndpoint = endpoint({
  method: 'POST',
  path: '/patients/login',
  tag: 'Sessions',
  summary: 'Log in as a patient',
  who: 'anyone',
  body: credentials,
  status: 200,
  answer: token,
  refusals: ['invalid_credentials', 'too_many_attempts'],
});

export const loginDoctorEndpoint = endpoint({
  method: 'POST',
  path: '/doctors/login',
  tag: 'Sessions',
  summary: 'Log in as a doctor',
  who: 'anyone',
  body: credentials,
  status: 200,
  answer: token,
  refusals: ['invalid_credentials', 'too_many_attempts'],
});

export const logoutEndpoint = endpoint({
  method: 'POST',
  path: '/logout',
  tag: 'Sessions',
  summary: 'End this session',
  description: 'Its token is refused from then on.',
  who: ['patient', 'doctor'],
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: [],
});
