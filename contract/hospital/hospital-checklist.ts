import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { adminRoles } from '#domain/accounts/hospital-roles.ts';

export const checklistSteps = [
  'hours',
  'holidays',
  'doctors',
  'schedules',
  'team',
  'letterhead',
  'messages',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

const checklist = z
  .object({
    isOpen: z.boolean().describe('Something is left to do, and nobody has put the list away.'),
    isChecked: z.boolean().describe('The operator has checked the hospital.'),
    refusal: z.string().nullable().describe('Why the operator refused it; null if nobody did.'),
    withinHours: z.number().int().describe('How long a check usually takes.'),
    done: z.array(z.enum(checklistSteps)).describe('By what is stored.'),
  })
  .meta({ id: 'HospitalChecklist' });
export type HospitalChecklist = z.output<typeof checklist>;

const ofLeaders = {
  tag: 'Front desk',
  who: adminRoles,
  status: 200,
  answer: checklist,
  refusals: [],
} as const;

export const hospitalChecklistEndpoint = endpoint({
  ...ofLeaders,
  method: 'GET',
  path: '/hospital/checklist',
  summary: 'What a new hospital still has to set up',
});

export const closeChecklistEndpoint = endpoint({
  ...ofLeaders,
  method: 'PUT',
  path: '/hospital/checklist/close',
  summary: 'Put the list of what is to be set up away',
  atDesk: 'pin',
});
