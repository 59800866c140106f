import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, optionalLine, photo, practiceId } from '#contract/platform/fields.ts';
import { adminRoles, deskRoles } from '#domain/accounts/hospital-roles.ts';
import { deskPermissions } from '#domain/hospital/desk-permissions.ts';
import { partModes } from '#domain/scheduling/day-parts.ts';
import { nthsOfMonth } from '#domain/scheduling/weekly-schedule.ts';

const doctorSummary = z.object({
  practiceId: z.string(),
  doctorId: z.string(),
  name: z.string(),
  specialization: z.string(),
  photo,
  refusal: z.string().nullable().describe('Why the operator refused the registration. Null if not refused.'),
  registrationChecked: z
    .boolean()
    .describe('True if the operator has found the doctor in the register of the council.'),
});

/** A doctor accepted by the hospital; one with two practices there is listed twice. */
const doctorAtHospital = doctorSummary
  .extend({
    room: z.string().describe('The room in the building. Empty if not given.'),
    agreedAt: instant,
    state: z
      .enum(['here', 'away', 'unlisted'])
      .describe(
        '`away` if on leave today, `unlisted` if the doctor cannot be booked because the registration is not checked.',
      ),
    schedule: z
      .array(
        z.object({
          weekdays: z.array(z.number().int()),
          from: z.string(),
          to: z.string(),
          mode: z.enum(partModes),
          everyWeeks: z.number().int().nullable(),
          nthOfMonth: z.array(z.literal(nthsOfMonth)).nullable(),
        }),
      )
      .describe('The weekly rules that apply today. Empty if days are published one by one.'),
    nextLeave: z
      .object({ from: z.string(), to: z.string().describe('The last day.') })
      .nullable()
      .describe('The current or next leave. Null if there is none.'),
    deskPermissions: z.array(z.enum(deskPermissions)),
  })
  .meta({ id: 'DoctorAtHospital' });
export type DoctorAtHospital = z.infer<typeof doctorAtHospital>;

/** A doctor who asks to practise here and is not accepted yet. */
const askingDoctor = doctorSummary
  .extend({
    medicalReg: z.string(),
  })
  .meta({ id: 'AskingDoctor' });
export type AskingDoctor = z.infer<typeof askingDoctor>;

export const hospitalDoctorsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/doctors',
  tag: 'Front desk',
  summary: "List the hospital's doctors with room, weekly schedule and next leave",
  who: deskRoles,
  status: 200,
  answer: z.object({
    doctors: z.array(doctorAtHospital).describe('Sorted by name.'),
    asking: z.array(askingDoctor).describe('For owners and administrators. Empty for others.'),
    today: z.string().describe('The current clinic day.'),
    checkWithinHours: z.number().int().describe('How many hours a registration check usually takes.'),
  }),
  refusals: [],
});

const ofPractice = {
  tag: 'Front desk',
  who: adminRoles,
  params: z.object({ practiceId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['practice_not_found'],
} as const;

export const agreeToDoctorEndpoint = endpoint({
  ...ofPractice,
  method: 'PUT',
  path: '/hospital/doctors/:practiceId/agree',
  summary: 'Confirm that a doctor practises at the hospital',
  description: 'Visits booked at this practice from now on belong to the hospital.',
  atDesk: 'password',
});

export const declineDoctorEndpoint = endpoint({
  ...ofPractice,
  method: 'PUT',
  path: '/hospital/doctors/:practiceId/decline',
  summary: 'Decline a doctor who asks to practise at the hospital',
  description:
    'Notifies the doctor and removes the request. Repeating the call has no further effect. The hospital can still confirm later.',
  atDesk: 'password',
});

export const withdrawFromDoctorEndpoint = endpoint({
  ...ofPractice,
  method: 'PUT',
  path: '/hospital/doctors/:practiceId/withdraw',
  summary: 'Withdraw the confirmation of a doctor',
  description: 'All visits take place; earlier ones still belong to the hospital.',
  atDesk: 'password',
});

export const setDoctorRoomEndpoint = endpoint({
  ...ofPractice,
  method: 'PUT',
  path: '/hospital/doctors/:practiceId/room',
  summary: "Set a doctor's room",
  atDesk: 'pin',
  body: z.object({ room: optionalLine(60) }),
});
