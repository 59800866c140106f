import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId, instant, line, numericId, optionalText } from '#contract/platform/fields.ts';
import { medicine, prescriptionForm } from './prescriptions.ts';

const favourite = z
  .object({
    medicine,
    times: z.number().int().describe('How many times the doctor wrote this line in the last year.'),
    pinned: z.boolean(),
  })
  .meta({ id: 'FavouriteMedicine' });
export type FavouriteMedicine = z.output<typeof favourite>;

const setForm = z.object({
  diagnosis: line(120),
  medicines: z
    .array(medicine, { error: 'field_medicines' })
    .min(1, { error: 'field_medicines' })
    .max(30, { error: 'field_medicines' }),
  advice: optionalText(2000).default(''),
});
const set = setForm.extend({ setId: z.string() }).meta({ id: 'PrescriptionSet' });
export type PrescriptionSet = z.output<typeof set>;

export const prescriptionAidsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/prescribing-aids',
  tag: 'Prescriptions',
  summary: "Get the doctor's favourite medicines, advice and sets",
  description:
    "Favourites are taken from the doctor's own prescriptions of the last year: pinned lines first, then lines written at least twice.",
  who: ['doctor'],
  status: 200,
  answer: z.object({
    favourites: z.array(favourite),
    adviceLines: z
      .array(z.string())
      .describe('Lines of advice, including tests, that the doctor wrote at least twice, most used first.'),
    sets: z.array(set),
  }),
  refusals: [],
});

export const pinFavouriteEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/prescribing-aids/favourites',
  tag: 'Prescriptions',
  summary: 'Pin or unpin a favourite',
  who: ['doctor'],
  body: z.object({ medicine, pinned: z.boolean({ error: 'field_required' }) }),
  status: 200,
  answer: z.object({ favourites: z.array(favourite) }),
  refusals: [],
});

export const savePrescriptionSetEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/prescribing-aids/sets',
  tag: 'Prescriptions',
  summary: 'Save medicines and advice as the set for a diagnosis',
  description: 'Replaces an earlier set for the same diagnosis, in any letter case.',
  who: ['doctor'],
  body: setForm,
  status: 200,
  answer: z.object({ set }),
  refusals: [],
});

export const removePrescriptionSetEndpoint = endpoint({
  method: 'DELETE',
  path: '/doctors/prescribing-aids/sets/:setId',
  tag: 'Prescriptions',
  summary: 'Delete a set',
  description: 'Repeating the call has no further effect.',
  who: ['doctor'],
  params: z.object({
    setId: numericId.describe('The id of the set.'),
  }),
  status: 200,
  answer: z.object({ setId: z.string() }),
  refusals: [],
});

export const lastPrescriptionEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/:appointmentId/last-prescription',
  tag: 'Prescriptions',
  summary: "Get the doctor's last prescription for the patient, to repeat it",
  description: 'From another appointment. Null if there is none, or if it was plain text.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    last: z
      .object({ appointmentId: z.string(), writtenAt: instant, prescription: prescriptionForm })
      .nullable(),
  }),
  refusals: ['appointment_not_found'],
});
