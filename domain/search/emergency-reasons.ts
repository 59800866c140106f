import { reasonsBySpecialization, type Specialization } from '#domain/doctors/specializations.ts';

/** What cannot wait for an appointment. In a text that says several, the first of these counts. */
export const emergencyKinds = [
  'suicide',
  'stroke',
  'chest',
  'breath',
  'bleeding',
  'seizure',
  'infant',
] as const;
export type EmergencyKind = (typeof emergencyKinds)[number];

/**
 * Whom to call: 108 is the ambulance, 112 every emergency, 14416 Tele-MANAS, the free line of the Ministry of
 * Health for mental health (docs/decisions/036-emergency-line.md).
 */
export const listEmergencyNumbers = (kind: EmergencyKind): readonly string[] =>
  kind === 'suicide' ? ['14416', '112'] : ['108', '112'];

type Reason = (typeof reasonsBySpecialization)[Specialization][number];

const kinds: ReadonlyMap<string, EmergencyKind> = new Map<Reason, EmergencyKind>([
  ['Chest Pain', 'chest'],
  ['Breathlessness', 'breath'],
  ['Seizures', 'seizure'],
  ['Fever in Child', 'infant'],
  ['Depression', 'suicide'],
]);

/** The emergency that one of the 47 reasons may be; null for the others and for a patient's own words. */
export const findReasonEmergency = (reason: string | null | undefined): EmergencyKind | null =>
  kinds.get(reason ?? '') ?? null;

/** Whether it is one of the 47 reasons, and not in a patient's own words. */
export const isKnownReason = (reason: string): boolean =>
  Object.values<readonly string[]>(reasonsBySpecialization).some((reasons) => reasons.includes(reason));
