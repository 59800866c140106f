interface Range {
  readonly from: number;
  readonly to: number;
}

/** From this age on, in full years, the ranges apply. */
const adultAge = 16;

/** Of adults at rest. Sources: docs/decisions/14-clinical-records-and-vitals.md. */
const adultRanges = {
  systolic: { from: 90, to: 120 },
  diastolic: { from: 60, to: 80 },
  heartRate: { from: 60, to: 100 },
  /** From fasting to two hours after a meal. */
  bloodSugar: { from: 70, to: 140 },
  oxygenSaturation: { from: 95, to: 100 },
  respiratoryRate: { from: 12, to: 20 },
  /** In °C. */
  temperature: { from: 36.1, to: 37.2 },
} as const satisfies Readonly<Record<string, Range>>;

export type UsualRanges = Partial<Readonly<Record<keyof typeof adultRanges, Range>>>;

/** Those of a child depend on the age in months, so there are none, nor for an unknown age. */
export const findUsualRanges = (age: number | null): UsualRanges =>
  age !== null && age >= adultAge ? adultRanges : {};
