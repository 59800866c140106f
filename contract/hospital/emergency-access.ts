import { z } from 'zod';
import { clinicalRecord } from '#contract/clinical/clinical-records.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { accessId, countVisibleCharacters, instant, line, patientId } from '#contract/platform/fields.ts';
import { adminRoles, deskRoles, staffRoles } from '#domain/accounts/hospital-roles.ts';
import {
  emergencyMinutes,
  emergencyReasonLength,
  isMeaningfulReason,
  maxAccessesPerDay,
  maxOpenAccesses,
} from '#domain/hospital/emergency-access.ts';

const { min, max } = emergencyReasonLength;

export const emergencyReason = line(max, 'field_emergency_reason').refine(
  (reason) => countVisibleCharacters(reason) >= min && isMeaningfulReason(reason),
  { error: 'field_emergency_reason' },
);

export const openEmergencyAccessEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/patients/:patientId/emergency-access',
  tag: 'Front desk',
  summary: 'Break-glass: open the record of somebody whom the hospital knows, for a reason',
  description: `It stays open for ${emergencyMinutes} minutes, to this member alone. The patient and the owners of the hospital are told who opened it and why: for a patient without an account whoever looks after them, else the phone that a desk was told; where there is none of these, the owners alone, and the message says so. While one is open, the same call answers that one and tells nobody again. A member has at most ${maxOpenAccesses} open, and opens ${maxAccessesPerDay} in 24 hours.`,
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ patientId }),
  body: z.object({ reason: emergencyReason }),
  status: 201,
  answer: z.object({ message: z.string(), accessId: z.string(), until: instant }),
  refusals: ['patient_not_found', 'too_many_records_open', 'too_many_emergencies'],
});

export const emergencyRecordEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/patients/:patientId/record',
  tag: 'Front desk',
  summary: 'The clinical record of somebody, while the caller has it open for an emergency',
  description:
    'Allergies, conditions, current medicines, latest vitals and the last visits at this hospital; no uploads, no messages.',
  who: deskRoles,
  params: z.object({ patientId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({ accessId: z.string(), until: instant, record: clinicalRecord }),
  refusals: ['patient_not_found', 'record_closed'],
});

const emergencyAccess = z
  .object({
    accessId: z.string(),
    at: instant,
    until: instant,
    name: z.string().describe('Who opened it; empty if the account has not said.'),
    role: z.enum(staffRoles),
    patientId: z.string(),
    patientName: z.string(),
    reason: z.string(),
    seenAt: instant.nullable().describe('When an owner first saw it; null: nobody yet.'),
    isOwn: z.boolean().describe('The caller opened it, and it is for others to see it.'),
  })
  .meta({ id: 'EmergencyAccess' });
export type EmergencyAccess = z.infer<typeof emergencyAccess>;

export const emergencyAccessesEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/emergency-accesses',
  tag: 'Front desk',
  summary:
    'Records that the staff opened in emergencies: unseen ones of others first, then the newest; a hundred at most',
  who: adminRoles,
  reads: 'patient records',
  status: 200,
  answer: z.object({
    accesses: z.array(emergencyAccess),
    unseen: z.number().int().describe('How many of others no owner has seen, also those beyond the hundred.'),
  }),
  refusals: [],
});

export const markEmergencyAccessSeenEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/emergency-accesses/:accessId/seen',
  tag: 'Front desk',
  summary: 'An owner has seen that somebody else opened a record, and why',
  who: ['owner'],
  atDesk: 'password',
  params: z.object({ accessId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['emergency_access_not_found'],
});
