import type { Gender } from '#domain/patients/genders.ts';
import { relationLabel } from '#domain/patients/kin.ts';
import type { Relation } from '#domain/patients/people.ts';

interface RelativeRow {
  readonly name: string;
  readonly gender: Gender;
  readonly relation: Relation | null;
}

export const presentGuardian = ({ name, gender, relation }: RelativeRow) => ({
  name,
  kin: relationLabel(relation, gender),
});
