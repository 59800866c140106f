import { consentVersion } from '#domain/accounts/consent.ts';
import { thursday } from '#server/testing/app.ts';
import { doctorForm, hospitalForm, patientForm } from '#server/testing/people.ts';

const days = [thursday, '2026-11-27', '2026-12-24'];
const times = ['09:00', '10:30', '14:15', '18:00'];
const phones = Array.from({ length: 200 }, (_, index) => String(7_900_000_000 + index));

const valuesForFields = (fields: readonly string[], values: readonly unknown[]) =>
  Object.fromEntries(fields.map((field) => [field, values]));
const asKnown = (form: object) =>
  Object.fromEntries(Object.entries(form).map(([field, value]) => [field, [value]]));

/** Plausible values by field name, as a knowledgeable attacker would try them. */
export const seedValues: Readonly<Record<string, readonly unknown[]>> = {
  ...asKnown(hospitalForm('')),
  ...asKnown(doctorForm('')),
  ...asKnown(patientForm('')),
  ...valuesForFields(['date', 'since', 'until', 'validFrom', 'preferredDate'], days),
  ...valuesForFields(['slot', 'slotNumber', 'preferredSlot', 'fromTime', 'toTime'], times),
  ...valuesForFields(['from', 'to'], [...days, ...times]),
  ...valuesForFields(['phone', 'emergencyPhone'], phones),
  slots: times,
  interval: [15, 30],
  weekdays: [1, 2],
  validTo: [null],
  currentPassword: ['teal kettle'],
  consent: [consentVersion],
  latitude: [17.4, 9.97],
  longitude: [78.4, 76.28],
  pincode: ['682001'],
  age: [36],
  action: ['accept', 'reject'],
};
