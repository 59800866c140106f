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
  summary: "Open a patient's record in an emergency",
  description: `Break-glass access with a reason, for patients known to the hospital. The record stays open for ${emergencyMinutes} minutes, for this member only. The patient and the owners of the hospital are notified, with the name of the member and the reason. For a patient without an account, the person who looks after them is notified, otherwise the phone number recorded by a front desk. If there is neither, only the owners are notified, and the message says so. While an access is open, the same call returns it without notifying again. A member has up to ${maxOpenAccesses} open accesses and opens up to ${maxAccessesPerDay} in 24 hours.`,
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
  summary: 'Get a clinical record opened in an emergency',
  description:
    'Available while the caller has the record open. Contains allergies, conditions, current medicines, latest vitals and the last visits at this hospital, but no uploads or messages.',
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
    name: z.string().describe('The name of the person who opened the record. Empty if not set.'),
    role: z.enum(staffRoles),
    patientId: z.string(),
    patientName: z.string(),
    reason: z.string(),
    seenAt: instant.nullable().describe('When an owner first marked it as seen. Null if not seen yet.'),
    isOwn: z
      .boolean()
      .describe('True if the caller opened the record; another owner has to mark it as seen.'),
  })
  .meta({ id: 'EmergencyAccess' });
export type EmergencyAccess = z.infer<typeof emergencyAccess>;

export const emergencyAccessesEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/emergency-accesses',
  tag: 'Front desk',
  summary: 'List records opened in emergencies',
  description: 'Unseen ones of other members first, then newest first, up to a hundred.',
  who: adminRoles,
  reads: 'patient records',
  status: 200,
  answer: z.object({
    accesses: z.array(emergencyAccess),
    unseen: z
      .number()
      .int()
      .describe('The number of unseen accesses of other members, including those beyond the hundred.'),
  }),
  refusals: [],
});

export const markEmergencyAccessSeenEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/emergency-accesses/:accessId/seen',
  tag: 'Front desk',
  summary: 'Mark an emergency access by another member as seen',
  who: ['owner'],
  atDesk: 'password',
  params: z.object({ accessId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['emergency_access_not_found'],
});
