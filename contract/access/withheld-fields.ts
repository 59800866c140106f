import type { Role } from '#contract/platform/endpoint.ts';

/**
 * Fields that a role always receives as null, by operation. Other roles of the same call may receive them.
 * Paths go through lists: `members.phone` is the phone of each member.
 */
export const withheldFields: Readonly<Record<string, Partial<Record<Role, readonly string[]>>>> = {
  appointmentDetail: {
    patient: [
      'appointmentDetails.bookedBy',
      'patientDetails.contactOf',
      'patientDetails.abhaNumber',
      'patientDetails.abhaAddress',
    ],
  },
  messagePreferences: { patient: ['requestsTold', 'dailyDigest'] },
  saveMessagePreferences: { patient: ['requestsTold', 'dailyDigest'] },
  team: {
    receptionist: ['members.phone', 'members.hasSecondFactor'],
    nurse: ['members.phone', 'members.hasSecondFactor'],
  },
};

/** Follows such a path, into each entry of a list. */
export function listValuesAt(answer: unknown, path: string): unknown[] {
  const [name = '', ...rest] = path.split('.');
  if (Array.isArray(answer)) return answer.flatMap((one) => listValuesAt(one, path));
  if (typeof answer !== 'object' || answer === null) return [];
  const values = Object.entries(answer).flatMap(([key, value]) => (key === name ? [value] : []));
  return rest.length === 0 ? values : values.flatMap((value) => listValuesAt(value, rest.join('.')));
}
