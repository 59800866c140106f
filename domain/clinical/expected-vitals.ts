interface Range {
  readonly from: number;
  readonly to: number;
}

interface AgeBand {
  /** In full years, up to the next band. */
  readonly from: number;
  /** In kg. */
  readonly weight: Range;
  /** In cm. */
  readonly height: Range;
  /** Breaths per minute at rest. */
  readonly breathing: Range;
  /** From this many breaths per minute on, the patient is in danger. */
  readonly fastBreathing: number;
}

/**
 * Beyond the 1st and 99th percentile of the WHO growth standards and references, so that valid values are
 * seldom questioned. Fast breathing: docs/decisions/14-clinical-records-and-vitals.md.
 */
const bands: readonly [AgeBand, ...AgeBand[]] = [
  {
    from: 0,
    weight: { from: 1, to: 15 },
    height: { from: 35, to: 90 },
    breathing: { from: 15, to: 80 },
    fastBreathing: 60,
  },
  {
    from: 1,
    weight: { from: 5, to: 20 },
    height: { from: 60, to: 105 },
    breathing: { from: 12, to: 70 },
    fastBreathing: 40,
  },
  {
    from: 3,
    weight: { from: 8, to: 35 },
    height: { from: 75, to: 130 },
    breathing: { from: 12, to: 60 },
    fastBreathing: 40,
  },
  {
    from: 5,
    weight: { from: 10, to: 60 },
    height: { from: 85, to: 150 },
    breathing: { from: 10, to: 60 },
    fastBreathing: 30,
  },
  {
    from: 8,
    weight: { from: 14, to: 100 },
    height: { from: 100, to: 180 },
    breathing: { from: 8, to: 50 },
    fastBreathing: 30,
  },
  {
    from: 12,
    weight: { from: 20, to: 150 },
    height: { from: 115, to: 210 },
    breathing: { from: 8, to: 45 },
    fastBreathing: 30,
  },
  {
    from: 16,
    weight: { from: 30, to: 250 },
    height: { from: 125, to: 220 },
    breathing: { from: 8, to: 40 },
    fastBreathing: 25,
  },
];
const [newborn] = bands;
const adult = bands.at(-1) ?? newborn;

const anyAge = {
  weight: { from: 2, to: adult.weight.to },
  height: { from: newborn.height.from, to: adult.height.to },
  breathing: { from: adult.breathing.from, to: newborn.breathing.to },
  /** An unknown age is treated as adult. */
  fastBreathing: adult.fastBreathing,
};

/** The age is in full years, or null if unknown. */
export const findExpectedVitals = (age: number | null) =>
  age === null ? anyAge : (bands.findLast(({ from }) => age >= from) ?? newborn);
