import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  geoPoint,
  hospitalId,
  numeric,
  optionalLine,
  practiceId,
  rupees,
} from '#contract/platform/fields.ts';
import { consultModes } from '#domain/doctors/consult-modes.ts';
import { maxSlotMinutes, minSlotMinutes } from '#domain/doctors/practices.ts';
import { deskPermissions } from '#domain/hospital/desk-permissions.ts';

export const practice = z
  .object({
    practiceId: z.string(),
    name: z.string().describe("The name of the hospital or of the doctor's own practice."),
    hospitalAgreed: z
      .boolean()
      .describe('True if the hospital has confirmed the doctor, false if only the doctor states it.'),
    hospitalId: z
      .string()
      .nullable()
      .optional()
      .describe('The id of a hospital that has confirmed the doctor and therefore has a page.'),
    address: z
      .string()
      .nullable()
      .describe(
        'The address of the hospital if it has confirmed the doctor, otherwise as stated by the doctor.',
      ),
    location: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
    room: z.string().describe('The room in the building. Empty if not given.'),
    fees: z.object({
      clinic: z.number().describe('The fee of a visit in the clinic, in rupees.'),
      video: z.number().describe('The fee of a video visit, in rupees.'),
      followUp: z
        .object({ fee: z.number().describe('In rupees.'), days: z.number().int() })
        .nullable()
        .describe(
          'The fee of a visit within this number of days after a completed one at the practice. Null if there is none.',
        ),
    }),
    slotMinutes: z.number().int().describe('The usual length of a visit, in minutes.'),
    modes: z.array(z.enum(consultModes)).describe('`Offline` for visits in the clinic, `Online` for video.'),
    isMain: z.boolean().describe('True for the main practice, initially the one of the registration.'),
    distanceKm: z
      .number()
      .optional()
      .describe('The distance from the requested position. Omitted without one.'),
  })
  .meta({ id: 'Practice' });
export type Practice = z.infer<typeof practice>;

const ownPractice = practice
  .extend({
    hospitalId: z.string().nullable().describe("Null for the doctor's own practice."),
    practiceAddress: z.string().describe('Street and area, as entered by the doctor.'),
    visitsAhead: z
      .number()
      .int()
      .describe(
        'The number of upcoming appointments at the practice. Their patients are notified of a change of place, phone or mode.',
      ),
    deskPermissions: z
      .array(z.enum(deskPermissions))
      .describe(
        "What the hospital's front desk may do for the doctor, in addition to booking published times.",
      ),
  })
  .meta({ id: 'OwnPractice' });
export type OwnPractice = z.infer<typeof ownPractice>;

const wholeNumberBetween = (least: number, most: number, error: string) =>
  numeric(error).pipe(z.number().int({ error }).min(least, { error }).max(most, { error }));

const fields = {
  hospitalId: hospitalId
    .nullable()
    .describe(
      "A listed hospital, as `HOS-000042` or `42`, whose name and place apply. Null for the doctor's own practice.",
    ),
  name: optionalLine(120).describe("The name of the doctor's own practice. Defaults to Own Practice."),
  practiceAddress: optionalLine(200).describe("Street and area of the doctor's own practice."),
  location: geoPoint.describe("The position of the doctor's own practice."),
  room: optionalLine(60),
  fees: z.object(
    {
      clinic: rupees,
      video: rupees.nullable().default(null).describe('Null for the same fee as in the clinic.'),
      followUp: z
        .object(
          { fee: rupees, days: wholeNumberBetween(1, 90, 'field_follow_up_days') },
          { error: 'field_invalid' },
        )
        .nullable()
        .default(null)
        .describe(
          'The fee within this number of days after a completed visit at the practice. Null for none.',
        ),
    },
    { error: 'field_fee' },
  ),
  slotMinutes: wholeNumberBetween(minSlotMinutes, maxSlotMinutes, 'field_slot_minutes'),
  modes: z
    .array(z.enum(consultModes, { error: 'field_modes' }), { error: 'field_modes' })
    .min(1, { error: 'field_modes' })
    .transform((modes) => consultModes.filter((mode) => modes.includes(mode))),
  deskPermissions: z
    .array(z.enum(deskPermissions, { error: 'field_invalid' }), { error: 'field_invalid' })
    .transform((actions) => deskPermissions.filter((action) => actions.includes(action)))
    .describe(
      "What the hospital's front desk may do: answer requests, move visits, collect money, set hours and close days.",
    ),
};

/** Fees are required, and the position for the doctor's own practice. */
export const practiceForm = z
  .object({
    ...fields,
    hospitalId: fields.hospitalId.default(null),
    name: fields.name.default(''),
    practiceAddress: fields.practiceAddress.default(''),
    location: fields.location.optional(),
    room: fields.room.default(''),
    slotMinutes: fields.slotMinutes.default(15),
    modes: fields.modes.default(['Online', 'Offline']),
    deskPermissions: fields.deskPermissions.default([...deskPermissions]),
  })
  .refine(({ hospitalId, location }) => hospitalId !== null || location !== undefined, {
    error: 'field_location',
    path: ['location'],
  });

const changed = z.object({ message: z.string(), practice: ownPractice });

export const ownPracticesEndpoint = endpoint({
  method: 'GET',
  path: '/practices',
  tag: 'Dashboard',
  summary: "List the doctor's practices",
  description: 'Main practice first.',
  who: ['doctor'],
  status: 200,
  answer: z.object({ practices: z.array(ownPractice) }),
  refusals: [],
});

export const addPracticeEndpoint = endpoint({
  method: 'POST',
  path: '/practices',
  tag: 'Dashboard',
  summary: "Add a practice at a listed hospital or the doctor's own",
  description: 'The hospital is shown as stated by the doctor until it confirms.',
  who: ['doctor'],
  body: practiceForm,
  status: 201,
  answer: changed,
  refusals: ['practices_full'],
});

export const changePracticeEndpoint = endpoint({
  method: 'PUT',
  path: '/practices/:practiceId',
  tag: 'Dashboard',
  summary: 'Update a practice or make it the main practice',
  description:
    "Omitted fields are left unchanged. A different hospital has to confirm first. Patients with an upcoming appointment are notified once, some minutes after the last change, of a new place, or that their visit is by video if the practice no longer offers visits in the clinic. `isMain` makes this the practice of the doctor's profile fields.",
  who: ['doctor'],
  params: z.object({ practiceId }),
  body: z.object({ ...fields, isMain: z.literal(true, { error: 'field_invalid' }) }).partial(),
  status: 200,
  answer: changed,
  refusals: ['practice_not_found'],
});

export const endPracticeEndpoint = endpoint({
  method: 'PUT',
  path: '/practices/:practiceId/end',
  tag: 'Dashboard',
  summary: 'Remove a practice',
  description: 'Withdraws its published slots. Past visits are kept.',
  who: ['doctor'],
  params: z.object({ practiceId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['practice_not_found', 'practice_is_main', 'practice_has_visits'],
});
