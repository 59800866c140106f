/**
 * Names of fields that say something of a person's health, or let somebody into a visit: a receptionist is shown none of
 * them (M-02), whatever call it is.
 */
export const clinicalFields: ReadonlySet<string> = new Set([
  'abha',
  'abhaAddress',
  'abhaNumber',
  'allergies',
  'complaint',
  'conditions',
  'diagnosis',
  'followUp',
  'meetingLink',
  'medicines',
  'needs',
  'prescription',
  'reason',
  'rejectionReason',
  'rescheduleReason',
  'uploads',
  'vitals',
]);
