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
    isOpen: z.boolean().describe('True if steps are left and the checklist has not been dismissed.'),
    isChecked: z.boolean().describe('True if the operator has checked the hospital.'),
    refusal: z.string().nullable().describe('Why the operator refused the hospital. Null if not refused.'),
    withinHours: z.number().int().describe('How many hours a check usually takes.'),
    done: z.array(z.enum(checklistSteps)).describe('The completed steps, determined from stored data.'),
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
  summary: 'Get the checklist of a new hospital',
});

export const closeChecklistEndpoint = endpoint({
  ...ofLeaders,
  method: 'PUT',
  path: '/hospital/checklist/close',
  summary: 'Dismiss the checklist',
  atDesk: 'pin',
});
