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
    name: z.string().describe('Of the hospital, or of the own practice.'),
    hospitalAgreed: z.boolean().describe('Whether the hospital agrees; else the doctor says so alone.'),
    hospitalId: z.string().nullable().optional().describe('Of a hospital that agreed; it has a page.'),
    address: z.string().nullable().describe('Of a hospital that agreed, else what the doctor says.'),
    location: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
    room: z.string().describe('Where in the building; empty if not said.'),
    fees: z.object({
      clinic: z.number().describe('Rupees of a visit in the clinic.'),
      video: z.number().describe('Rupees of a visit by video.'),
      followUp: z
        .object({ fee: z.number().describe('Rupees.'), days: z.number().int() })
        .nullable()
        .describe('Of a visit within so many days after a completed one here; null: there is no such fee.'),
    }),
    slotMinutes: z.number().int().describe('How long a visit usually lasts.'),
    modes: z.array(z.enum(consultModes)).describe('Offline in the clinic, Online by video.'),
    isMain: z.boolean().describe('Whether it is the one of the registration.'),
    distanceKm: z.number().optional().describe('From the place that was asked for, where one was.'),
  })
  .meta({ id: 'Practice' });
export type Practice = z.infer<typeof practice>;

const ownPractice = practice
  .extend({
    hospitalId: z.string().nullable().describe('Null of an own practice.'),
    practiceAddress: z.string().describe('Street and area, as the doctor says.'),
    visitsAhead: z
      .number()
      .int()
      .describe('Appointments ahead there: their patients are told of another place, phone or way.'),
    deskPermissions: z
      .array(z.enum(deskPermissions))
      .describe("What the hospital's desk may do for the doctor beside booking published times."),
  })
  .meta({ id: 'OwnPractice' });
export type OwnPractice = z.infer<typeof ownPractice>;

const wholeNumberBetween = (least: number, most: number, error: string) =>
  numeric(error).pipe(z.number().int({ error }).min(least, { error }).max(most, { error }));

const fields = {
  hospitalId: hospitalId
    .nullable()
    .describe('A listed hospital, as `HOS-000042` or `42`; it brings name and place. Null: an own practice.'),
  name: optionalLine(120).describe('Of an own practice; without one it is called Own Practice.'),
  practiceAddress: optionalLine(200).describe('Street and area of an own practice.'),
  location: geoPoint.describe('Of an own practice.'),
  room: optionalLine(60),
  fees: z.object(
    {
      clinic: rupees,
      video: rupees.nullable().default(null).describe('Null: as in the clinic.'),
      followUp: z
        .object(
          { fee: rupees, days: wholeNumberBetween(1, 90, 'field_follow_up_days') },
          { error: 'field_invalid' },
        )
        .nullable()
        .default(null)
        .describe('Within so many days after a completed visit here.'),
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
    .describe("Of a hospital's desk: answer requests, move visits, collect money, set hours and close days."),
};

/** Fees are required, and the place where it is the doctor's own practice. */
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
  summary: 'Where the doctor practises, the main practice first',
  who: ['doctor'],
  status: 200,
  answer: z.object({ practices: z.array(ownPractice) }),
  refusals: [],
});

export const addPracticeEndpoint = endpoint({
  method: 'POST',
  path: '/practices',
  tag: 'Dashboard',
  summary: 'Add a practice, at a listed hospital or of one’s own',
  description: 'A hospital is named as what the doctor says until it agrees.',
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
  summary: 'Change a practice, or make it the main one',
  description:
    'Fields that are left out stay as they are. Another hospital has not agreed yet. Patients with an appointment ahead are told of another place, once, some minutes after the last change, or that it is by video where the practice takes nobody in the clinic any more. `isMain` makes it the one that the specified fields of a doctor are of.',
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
  summary: 'Give a practice up; what is published there is withdrawn, its visits of before stay',
  who: ['doctor'],
  params: z.object({ practiceId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['practice_not_found', 'practice_is_main', 'practice_has_visits'],
});
