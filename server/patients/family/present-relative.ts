import type { Gender } from '#domain/patients/genders.ts';
import { relationLabel } from '#domain/patients/kin.ts';
import type { Relation } from '#domain/patients/people.ts';

interface RelativeRow {
  readonly name: string;
  readonly gender: Gender;
  /** What the patient is to them. */
  readonly relation: Relation | null;
}

/** Somebody who looks after a patient, as the patient's doctor is told. */
export const presentGuardian = ({ name, gender, relation }: RelativeRow) => ({
  name,
  kin: relationLabel(relation, gender),
});
