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
  refusal: z.string().nullable().describe('Why the operator refused the registration; null if nobody did.'),
  registrationChecked: z.boolean().describe('Whether the operator found it in the register of the council.'),
});

/** A doctor accepted by the hospital; one with two practices there is listed twice. */
const doctorAtHospital = doctorSummary
  .extend({
    room: z.string().describe('Where in the building; empty if not said.'),
    agreedAt: instant,
    state: z
      .enum(['here', 'away', 'unlisted'])
      .describe('away: on leave today; unlisted: nobody can book, for the registration is not checked.'),
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
      .describe('The weekly rules that hold today; empty: days are published one by one.'),
    nextLeave: z
      .object({ from: z.string(), to: z.string().describe('The last day.') })
      .nullable()
      .describe('The present one or the next.'),
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
  summary: 'The doctors of the hospital: room, weekly schedule, next leave',
  who: deskRoles,
  status: 200,
  answer: z.object({
    doctors: z.array(doctorAtHospital).describe('By name.'),
    asking: z.array(askingDoctor).describe('For owners and administrators; empty for others.'),
    today: z.string().describe('The clinic’s today.'),
    checkWithinHours: z.number().int().describe('How long the check of a registration usually takes.'),
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
  summary: 'Agree that a doctor practises here',
  description: 'From now on the visits that are booked at this practice are the hospital’s.',
  atDesk: 'password',
});

export const declineDoctorEndpoint = endpoint({
  ...ofPractice,
  method: 'PUT',
  path: '/hospital/doctors/:practiceId/decline',
  summary: 'Say that a doctor does not practise here',
  description: 'They are told, and ask no more. A repeat changes nothing; agreeing later is still possible.',
  atDesk: 'password',
});

export const withdrawFromDoctorEndpoint = endpoint({
  ...ofPractice,
  method: 'PUT',
  path: '/hospital/doctors/:practiceId/withdraw',
  summary: 'Take back that a doctor practises here',
  description: 'The visits stay: those of before remain the hospital’s, and all take place.',
  atDesk: 'password',
});

export const setDoctorRoomEndpoint = endpoint({
  ...ofPractice,
  method: 'PUT',
  path: '/hospital/doctors/:practiceId/room',
  summary: 'Say in which room a doctor is',
  atDesk: 'pin',
  body: z.object({ room: optionalLine(60) }),
});
