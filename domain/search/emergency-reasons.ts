import { reasonsBySpecialization, type Specialization } from '#domain/doctors/specializations.ts';

/** Cannot wait for an appointment. If a text mentions several, the first of these counts. */
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
 * 108 is the ambulance, 112 any emergency, 14416 Tele-MANAS, the free mental health line of the Ministry of
 * Health (docs/decisions/18-search-and-emergencies.md).
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

/** Null for all other reasons and for a patient's own words. */
export const findReasonEmergency = (reason: string | null | undefined): EmergencyKind | null =>
  kinds.get(reason ?? '') ?? null;

/** False for a patient's own words. */
export const isKnownReason = (reason: string): boolean =>
  Object.values<readonly string[]>(reasonsBySpecialization).some((reasons) => reasons.includes(reason));
