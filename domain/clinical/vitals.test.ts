import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDoubtfulValues } from './doubtful-vitals.ts';
import {
  convertTemperature,
  findVitalAlarms,
  getTemperatureRange,
  guessTemperatureUnit,
  isStale,
  type TemperatureUnit,
  type TypedVitals,
  temperatureUnits,
  toBodyMassIndex,
  toKilograms,
  toPounds,
  toStoredTemperature,
  vitalRanges,
} from './vitals.ts';

const tenths = ({ from, to }: { readonly from: number; readonly to: number }) =>
  fc.integer({ min: from * 10, max: to * 10 }).map((tenth) => tenth / 10);

test('F-04 what one types in kg is what one reads back', () => {
  fc.assert(fc.property(tenths(vitalRanges.weightKg), (typed) => toKilograms(toPounds(typed)) === typed));
});

test.each(temperatureUnits)('F-04 what one types in °%s is what one reads back', (unit) => {
  const typed = tenths(getTemperatureRange(unit));
  fc.assert(
    fc.property(typed, (degrees) => convertTemperature(toStoredTemperature(degrees, unit), unit) === degrees),
  );
});

test('F-04 the units of a thermometer and of scales', () => {
  expect(toStoredTemperature(98.6, 'F')).toBe(37);
  expect(convertTemperature(36.8, 'F')).toBe(98.2);
  expect(toStoredTemperature(104, 'F')).toBe(40);
  expect(toKilograms(154)).toBe(69.9);
  expect(toPounds(60)).toBe(132.28);
});

test.each([
  [98.6, 'C', 'F'],
  [37, 'F', 'C'],
  [98.6, 'F', null],
  [37, 'C', null],
  [60, 'C', null],
  [986, 'F', null],
] as const)('F-04 %s °%s may be meant as °%s', (degrees, unit, meant) => {
  expect(guessTemperatureUnit(degrees, unit)).toBe(meant);
});

const calm = { systolic: 120, diastolic: 80, heartRate: 72, bloodSugar: 98, temperature: 36.8 };
test.each([
  [{}, []],
  [{ systolic: 179, diastolic: 119 }, []],
  [{ systolic: 180 }, ['pressure']],
  [{ diastolic: 120 }, ['pressure']],
  [{ systolic: 80, diastolic: 50 }, []],
  [{ systolic: 79, diastolic: 50 }, ['pressureLow']],
  [{ temperature: 35 }, []],
  [{ temperature: toStoredTemperature(94.9, 'F') }, ['temperatureLow']],
  [{ bloodSugar: 54 }, []],
  [{ bloodSugar: 53 }, ['sugarLow']],
  [{ bloodSugar: 400 }, []],
  [{ bloodSugar: 401 }, ['sugarHigh']],
  [{ heartRate: 40 }, []],
  [{ heartRate: 39 }, ['pulse']],
  [{ heartRate: 150 }, []],
  [{ heartRate: 151 }, ['pulse']],
  [{ temperature: 40.99 }, []],
  [{ temperature: toStoredTemperature(105.8, 'F') }, ['temperature']],
  [{ oxygenSaturation: 92 }, []],
  [{ oxygenSaturation: 91 }, ['oxygenLow']],
  [{ respiratoryRate: 9 }, []],
  [{ respiratoryRate: 8 }, ['breathing']],
  [{ respiratoryRate: 24 }, []],
  [{ respiratoryRate: 25 }, ['breathing']],
  [{ systolic: 200, heartRate: 170 }, ['pressure', 'pulse']],
  [{ systolic: null, diastolic: null, heartRate: null, bloodSugar: null, temperature: null }, []],
] as const)('F-04 %j calls for help: %j', (values, alarms) => {
  expect(findVitalAlarms({ ...calm, ...values })).toEqual(alarms);
});

test.each([
  [0, 59, 60],
  [4, 39, 40],
  [15, 29, 30],
  [16, 24, 25],
])('F-04 at %i years %i breaths a minute call for nobody, and %i do', (age, calmRate, fast) => {
  expect(findVitalAlarms({ ...calm, respiratoryRate: calmRate }, age)).toEqual([]);
  expect(findVitalAlarms({ ...calm, respiratoryRate: fast }, age)).toEqual(['breathing']);
});

test('F-04 the body mass index of 70 kg and 175 cm', () => {
  expect(toBodyMassIndex(toPounds(70), 175)).toBe(22.9);
});

const untyped: TypedVitals = {
  systolic: null,
  diastolic: null,
  heartRate: null,
  bloodSugar: null,
  sugarWhen: null,
  weight: null,
  temperature: null,
  oxygenSaturation: null,
  respiratoryRate: null,
  height: null,
};
/**
 * The typed values, the likely corrections, and whether the typed value is possible; null: nothing is asked.
 */
const typed: readonly [
  Partial<TypedVitals>,
  (Partial<TypedVitals> | string)[] | null,
  { unit?: TemperatureUnit; last?: number; age?: number; possible?: boolean }?,
][] = [
  // Swapped, a digit lost or doubled, a missing decimal point.
  [{ systolic: 80, diastolic: 120 }, [{ systolic: 120, diastolic: 80 }]],
  [{ systolic: 12, diastolic: 8 }, [{ systolic: 120, diastolic: 80 }]],
  [{ systolic: 1200, diastolic: 80 }, [{ systolic: 120, diastolic: 80 }]],
  [{ systolic: 120, diastolic: 800 }, [{ systolic: 120, diastolic: 80 }]],
  [{ systolic: 120, diastolic: 8 }, [{ systolic: 120, diastolic: 80 }]],
  [{ systolic: 8, diastolic: 120 }, [{ systolic: 120, diastolic: 80 }]],
  // Rare, and no slip explains it.
  [{ systolic: 120, diastolic: 118 }, [], { possible: true }],
  [{ systolic: 250, diastolic: 160 }, [], { possible: true }],
  [{ systolic: 60, diastolic: 40 }, [], { possible: true }],
  // Dangerous but plausible: it is stored, with advice to call for help.
  [{ systolic: 200, diastolic: 130 }, null],
  [{ systolic: 78, diastolic: 50 }, null],
  [{ systolic: 120, diastolic: 80 }, null],
  [{ systolic: 120 }, null],
  [{ heartRate: 7 }, [{ heartRate: 70 }]],
  [{ heartRate: 720 }, [{ heartRate: 72 }]],
  [{ heartRate: 230 }, [], { possible: true }],
  [{ heartRate: 72.5 }, null],
  [{ heartRate: 35 }, null],
  [{ heartRate: 160 }, null],
  [{ bloodSugar: 20 }, [{ bloodSugar: 360 }, { bloodSugar: 200 }], { possible: true }],
  [{ bloodSugar: 5.5 }, [{ bloodSugar: 99 }]],
  [{ bloodSugar: 7 }, [{ bloodSugar: 126 }, { bloodSugar: 70 }]],
  [{ bloodSugar: 1100 }, [{ bloodSugar: 110 }]],
  [{ bloodSugar: 650 }, [{ bloodSugar: 65 }], { possible: true }],
  [{ bloodSugar: 45 }, null],
  [{ bloodSugar: 450 }, null],
  [{ weight: 650 }, [{ weight: 65 }]],
  [{ weight: 3200 }, [{ weight: 32 }, { weight: 3.2 }]],
  [{ weight: 300 }, [{ weight: 136.1 }, { weight: 30 }], { possible: true }],
  [{ weight: 132 }, null],
  [{ weight: 132 }, [{ weight: 59.9 }], { last: 60, possible: true }],
  [{ weight: 6 }, [{ weight: 60 }], { last: 61, possible: true }],
  [{ weight: 3300 }, [{ weight: 3.3 }], { last: 3.2 }],
  [{ weight: 58 }, null, { last: 60 }],
  // Doubtful because of the age.
  [{ weight: 7 }, null],
  [{ weight: 7 }, null, { age: 0 }],
  [{ weight: 7 }, [{ weight: 70 }], { age: 26, possible: true }],
  [{ weight: 70 }, [{ weight: 31.8 }], { age: 4, possible: true }],
  [{ height: 66 }, null, { age: 0 }],
  [{ height: 66 }, [{ height: 167.6 }], { age: 26, possible: true }],
  [{ height: 1.68 }, [{ height: 168 }]],
  [{ height: 5.6 }, [{ height: 167.6 }]],
  [{ height: 1680 }, [{ height: 168 }]],
  [{ height: 168 }, null],
  [{ respiratoryRate: 50 }, null, { age: 0 }],
  [{ respiratoryRate: 50 }, [], { age: 26, possible: true }],
  [{ respiratoryRate: 160 }, [{ respiratoryRate: 16 }]],
  [{ respiratoryRate: 2 }, [{ respiratoryRate: 20 }]],
  [{ oxygenSaturation: 980 }, [{ oxygenSaturation: 98 }]],
  [{ oxygenSaturation: 9 }, [{ oxygenSaturation: 90 }]],
  [{ oxygenSaturation: 60 }, [], { possible: true }],
  [{ oxygenSaturation: 88 }, null],
  [{ temperature: 986 }, [{ temperature: 98.6 }]],
  [{ temperature: 369 }, [{ temperature: 36.9 }, 'C']],
  [{ temperature: 369 }, [{ temperature: 36.9 }], { unit: 'C' }],
  [{ temperature: 1012 }, [{ temperature: 101.2 }]],
  [{ temperature: 1012 }, [{ temperature: 101.2 }, 'F'], { unit: 'C' }],
  [{ temperature: 98.6 }, null, { unit: 'C' }], // a question of its own: did you mean °F?
  [{ temperature: 106 }, null],
  [{ temperature: Number.NaN, weight: Number.NaN, heartRate: Number.NaN, bloodSugar: Number.NaN }, null],
];
test.each(typed)(
  'F-04 %j may be meant as %j',
  (values, meant, { unit = 'F', last, age, possible = false } = {}) => {
    const [doubt, ...more] = findDoubtfulValues({ ...untyped, ...values }, unit, {
      lastWeight: last ?? null,
      age: age ?? null,
    });
    expect(more).toEqual([]);
    const asked = doubt?.meant.flatMap(({ values: one, unit: of = unit }) =>
      of === unit ? [one] : [one, of],
    );
    expect(asked ?? null).toEqual(meant);
    expect(doubt?.possible ?? false).toBe(possible);
  },
);

test('F-04 nothing that is suggested is asked about again', () => {
  const number = fc.option(
    fc.oneof(
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 0, max: 5000 }).map((n) => n / 10),
    ),
    { nil: null },
  );
  const values = fc.record({
    systolic: number,
    diastolic: number,
    heartRate: number,
    bloodSugar: number,
    weight: number,
    temperature: number,
    oxygenSaturation: number,
    respiratoryRate: number,
    height: number,
  });
  const ages = fc.option(fc.integer({ min: 0, max: 120 }), { nil: null });
  fc.assert(
    fc.property(values, fc.constantFrom(...temperatureUnits), ages, (some, unit, age) => {
      const known = { lastWeight: null, age };
      for (const { meant } of findDoubtfulValues({ ...untyped, ...some }, unit, known)) {
        for (const { values: one, unit: of = unit } of meant)
          expect(findDoubtfulValues({ ...untyped, ...one }, of, known)).toEqual([]);
      }
    }),
  );
});

test('F-04 a value is old from its 91st day on', () => {
  expect(isStale('2026-08-28', '2026-11-26')).toBe(false);
  expect(isStale('2026-08-27', '2026-11-26')).toBe(true);
});
