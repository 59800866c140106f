import type { DoctorOnHospitalPage } from '#contract/hospital/hospitals.ts';

/** The doctors of one specialization, or the first of them. */
export interface CareSection {
  /** As it is stored; empty for doctors without one. */
  readonly specialization: string;
  /** How many there are. */
  readonly count: number;
  /** Those to be shown. */
  readonly doctors: readonly DoctorOnHospitalPage[];
}

/** With up to so many doctors a section has them all; with more, the first ones and a link to the others. */
const [wholeUpTo, firstOnes] = [6, 3];

/**
 * Doctors by specialization, in the order in which they come. All of one that is chosen; else the first of each, so that
 * the page of a hospital of hundreds stays light.
 */
export function groupByCare(doctors: readonly DoctorOnHospitalPage[], chosen: string | null): CareSection[] {
  return [...Map.groupBy(doctors, ({ specialization }) => specialization)].map(([specialization, all]) => {
    // Without a name there is no address of its own.
    const isWhole = all.length <= wholeUpTo || specialization === chosen || specialization === '';
    const isLeftOut = chosen !== null && specialization !== chosen;
    const shown = isLeftOut ? [] : isWhole ? all : all.slice(0, firstOnes);
    return { specialization, count: all.length, doctors: shown };
  });
}
