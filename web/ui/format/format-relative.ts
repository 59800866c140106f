import type { FamilyRelation } from '#domain/patients/family-relations.ts';
import { m } from '#messages/messages.js';

const relationLabels: Readonly<Record<FamilyRelation, () => string>> = {
  mother: () => m.for_whom_mother(),
  father: () => m.for_whom_father(),
  parent: () => m.for_whom_parent(),
  daughter: () => m.for_whom_daughter(),
  son: () => m.for_whom_son(),
  child: () => m.for_whom_child(),
  wife: () => m.for_whom_wife(),
  husband: () => m.for_whom_husband(),
  spouse: () => m.for_whom_spouse(),
  sister: () => m.for_whom_sister(),
  brother: () => m.for_whom_brother(),
  sibling: () => m.for_whom_sibling(),
};

/** "mother" */
export const formatKin = (kin: FamilyRelation) => relationLabels[kin]();

interface Relative {
  readonly name: string;
  /** The relation to the patient; null if unknown. */
  readonly kin: FamilyRelation | null;
}

/** "Meera Iyer (mother)". */
export const formatRelative = ({ name, kin }: Relative) =>
  kin ? m.for_whom_relative({ name, relation: formatKin(kin) }) : name;

/** "Booked by Meera Iyer (mother)". */
export const formatBookedBy = ({ name, kin }: Relative) =>
  kin ? m.for_whom_booked_by_relation({ name, relation: formatKin(kin) }) : m.for_whom_booked_by({ name });
