import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  alarmsOf,
  kilogramsOf,
  meantUnit,
  poundsOf,
  rangeOfUnit,
  storedTemperature,
  temperatureIn,
  temperatureUnits,
  vitalRanges,
} from './vitals.ts';

/** A number with one decimal. */
const tenths = ({ from, to }: { readonly from: number; readonly to: number }) =>
  fc.integer({ min: from * 10, max: to * 10 }).map((tenth) => tenth / 10);

test('F-04 what one types in kg is what one reads back', () => {
  fc.assert(fc.property(tenths(vitalRanges.weightKg), (typed) => kilogramsOf(poundsOf(typed)) === typed));
});

test.each(temperatureUnits)('F-04 what one types in °%s is what one reads back', (unit) => {
  const typed = tenths(rangeOfUnit(unit));
  fc.assert(
    fc.property(typed, (degrees) => temperatureIn(storedTemperature(degrees, unit), unit) === degrees),
  );
});

test('F-04 the units of a thermometer and of scales', () => {
  expect(storedTemperature(98.6, 'F')).toBe(37);
  expect(temperatureIn(36.8, 'F')).toBe(98.2);
  expect(storedTemperature(104, 'F')).toBe(40);
  expect(kilogramsOf(154)).toBe(69.9);
  expect(poundsOf(60)).toBe(132.28);
});

test.each([
  [98.6, 'C', 'F'],
  [37, 'F', 'C'],
  [98.6, 'F', null],
  [37, 'C', null],
  [60, 'C', null],
  [986, 'F', null],
] as const)('F-04 %s °%s may be meant as °%s', (degrees, unit, meant) => {
  expect(meantUnit(degrees, unit)).toBe(meant);
});

const calm = { systolic: 120, diastolic: 80, heartRate: 72, bloodSugar: 98, temperature: 36.8 };
test.each([
  [{}, []],
  [{ systolic: 179, diastolic: 119 }, []],
  [{ systolic: 180 }, ['pressure']],
  [{ diastolic: 120 }, ['pressure']],
  [{ bloodSugar: 54 }, []],
  [{ bloodSugar: 53 }, ['sugarLow']],
  [{ bloodSugar: 400 }, []],
  [{ bloodSugar: 401 }, ['sugarHigh']],
  [{ heartRate: 40 }, []],
  [{ heartRate: 39 }, ['pulse']],
  [{ heartRate: 150 }, []],
  [{ heartRate: 151 }, ['pulse']],
  [{ temperature: 40.99 }, []],
  [{ temperature: storedTemperature(105.8, 'F') }, ['temperature']],
  [{ systolic: 200, heartRate: 170 }, ['pressure', 'pulse']],
  [{ systolic: null, diastolic: null, heartRate: null, bloodSugar: null, temperature: null }, []],
] as const)('F-04 %j calls for help: %j', (values, alarms) => {
  expect(alarmsOf({ ...calm, ...values })).toEqual(alarms);
});
