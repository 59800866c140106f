import type { DoctorOnHospitalPage } from '#contract/hospital/hospitals.ts';

/** The doctors of one specialization, or the first of them. */
export interface CareSection {
  /** As stored; empty for doctors without one. */
  readonly specialization: string;
  readonly count: number;
  readonly doctors: readonly DoctorOnHospitalPage[];
}

/**
 * Sections of up to the first number show all doctors; larger ones show the second number and a link to the
 * others.
 */
const [wholeUpTo, firstOnes] = [6, 3];

/**
 * Doctors by specialization, in their given order. A chosen specialization has all doctors; the others only
 * the first ones, so that the page of a large hospital stays light.
 */
export function groupByCare(doctors: readonly DoctorOnHospitalPage[], chosen: string | null): CareSection[] {
  return [...Map.groupBy(doctors, ({ specialization }) => specialization)].map(([specialization, all]) => {
    // Without a name it has no URL of its own.
    const isWhole = all.length <= wholeUpTo || specialization === chosen || specialization === '';
    const isLeftOut = chosen !== null && specialization !== chosen;
    const shown = isLeftOut ? [] : isWhole ? all : all.slice(0, firstOnes);
    return { specialization, count: all.length, doctors: shown };
  });
}
