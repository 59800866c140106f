import { relationLabel } from '#domain/patients/family-relations.ts';
import type { Gender } from '#domain/patients/genders.ts';
import type { Relation } from '#domain/patients/guardianship.ts';

interface RelativeRow {
  readonly name: string;
  readonly gender: Gender;
  readonly relation: Relation | null;
}

export const presentGuardian = ({ name, gender, relation }: RelativeRow) => ({
  name,
  kin: relationLabel(relation, gender),
});
