import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { listSentences } from '#contract/testing/list-sentences.ts';
import { consentVersion } from '#domain/accounts/consent.ts';
import {
  abhaAddress,
  abhaNumber,
  birthDate,
  consent,
  day,
  doctorId,
  email,
  experienceYears,
  gender,
  geoPoint,
  latitude,
  latitudeText,
  longitude,
  longitudeText,
  numericId,
  optionalText,
  password,
  personName,
  phone,
  pincode,
  placeName,
  plainId,
  rupees,
  slotLabel,
  text,
  workingTime,
} from './fields.ts';

const directory = import.meta.dirname;
const everySentence = listSentences('field_');

/** The parsed value, or the name of the first error message. */
function parseOrError(field: z.ZodType, value: unknown): unknown {
  const result = field.safeParse(value);
  return result.success ? { value: result.data } : result.error.issues[0]?.message;
}

interface Rule {
  readonly field: z.ZodType;
  readonly good: readonly (readonly [given: unknown, read: unknown])[];
  readonly bad: readonly (readonly [given: unknown, error: string])[];
}

const missing = (error: string) =>
  [undefined, null, true, {}, []].map((nothing) => [nothing, error] as const);
const required = missing('field_required');

const rules: Readonly<Record<string, Rule>> = {
  text: {
    field: text(5),
    good: [
      ['a', 'a'],
      ['  abcde  ', 'abcde'],
      ['दिल्ली'.slice(0, 5), 'दिल्ली'.slice(0, 5)],
      ["'--<b", "'--<b"],
      // A lone UTF-16 surrogate: PostgreSQL refuses it inside JSON.
      ['a\ud83d', 'a\ufffd'],
      ['\ude00b', '\ufffdb'],
      ['\u{1f600}', '\u{1f600}'],
    ],
    bad: [
      ...required,
      [1, 'field_required'],
      ['', 'field_required'],
      [' \t\n', 'field_required'],
      ['\u200b\u2060', 'field_required'],
      // Invisible characters: Hangul fillers, the Braille blank, a variation selector, a control.
      ...['\u3164', '\u115f', '\u1160', '\uffa0', '\u2800', '\ufe0f', '\u0007'].map(
        (unseen) => [unseen, 'field_required'] as const,
      ),
      ['abcdef', 'field_too_long'],
      ['a\u0000b', 'field_unreadable'],
    ],
  },
  optionalText: {
    field: optionalText(5),
    good: [
      ['', ''],
      ['   ', ''],
      [' abcde ', 'abcde'],
      ['a\ud83d', 'a\ufffd'],
    ],
    bad: [
      [undefined, 'field_text'],
      [1, 'field_text'],
      ['abcdef', 'field_too_long'],
      ['\u0000', 'field_unreadable'],
    ],
  },
  personName: {
    field: personName,
    good: [
      ['Asha', 'Asha'],
      ['अनन्या राव', 'अनन्या राव'],
      ["O'Neill", "O'Neill"],
      ['Asha\u202egnp', 'Ashagnp'],
      ['\u2068Asha\u00a0\u200bMenon\u2069', 'Asha Menon'],
      ['Anne\u2011Marie\t D\u00adsouza', 'Anne-Marie Dsouza'],
      ['Ａｓｈａ', 'Asha'],
      ['Rene\u0301', 'Ren\u00e9'],
      ['क्\u200dष', 'क्\u200dष'],
      ['रा\u200dम', 'राम'],
      ['x'.repeat(100), 'x'.repeat(100)],
    ],
    bad: [
      ...missing('field_name'),
      ['', 'field_name'],
      ['x'.repeat(101), 'field_too_long'],
      ['Asha\nMenon', 'field_unreadable'],
      ['Asha\u0007', 'field_unreadable'],
      ...['.', '-', '123', '· ·'].map((nobody) => [nobody, 'field_name'] as const),
      ['Asha hams-pay.in', 'field_name_link'],
      ['\u0410sha', 'field_name_letters'],
    ],
  },
  placeName: {
    field: placeName,
    good: [
      ['R.K.Hospital', 'R.K.Hospital'],
      ['24x7 Clinic', '24x7 Clinic'],
    ],
    bad: [
      ...missing('field_hospital_name'),
      ['x'.repeat(121), 'field_too_long'],
      ['Win at prize.xyz', 'field_name_link'],
      ['Apo11o', 'field_name_letters'],
    ],
  },
  phone: {
    field: phone,
    good: [
      ['9876543210', '9876543210'],
      [' 9876543210 ', '9876543210'],
      ['4842345678', '4842345678'],
      ...[
        '+919876543210',
        '98765 43210',
        '९८७६५४३२१०',
        'tel:+91-98765-43210',
        '0091 98765 43210',
        '091-9876543210',
        '09876543210',
        '+91 (0) 98765 43210',
        '\u202a+91\u00a098765\u201143210\u202c',
        '９８７６５４３２１０',
        '98765.43210',
      ].map((written) => [written, '9876543210'] as const),
      ['9123456789', '9123456789'],
    ],
    bad: [
      ...required,
      [9876543210, 'field_required'],
      ['', 'field_phone'],
      ['987654321', 'field_phone'],
      ['98765432101', 'field_phone'],
      ['+19876543210', 'field_phone'],
      ['+44 9876543210', 'field_phone'],
      ...['0000000000', '1111111111', '1234567890', '0123456789', '1212121212'].map(
        (nobodys) => [nobodys, 'field_phone'] as const,
      ),
      ['98765-4321', 'field_phone'],
      ['987654321a', 'field_phone'],
      ['9876543210\n1', 'field_phone'],
    ],
  },
  email: {
    field: email,
    good: [
      ['asha@example.com', 'asha@example.com'],
      [' asha.rao+hams@clinic.co.in ', 'asha.rao+hams@clinic.co.in'],
      ['mailto:\u200basha@example.com\u00a0', 'asha@example.com'],
    ],
    bad: [
      ...required,
      ['', 'field_email'],
      ['asha', 'field_email'],
      ['asha@', 'field_email'],
      ['@example.com', 'field_email'],
      ['asha@example', 'field_email'],
      ['asha rao@example.com', 'field_email'],
      ['a@b@example.com', 'field_email'],
      [`${'a'.repeat(250)}@example.com`, 'field_too_long'],
    ],
  },
  password: {
    field: password,
    good: [
      ['123456', '123456'],
      ['      ', '      '],
      [' abcd ', ' abcd '],
      ['पासवर्ड', 'पासवर्ड'],
      ['Rene\u0301\u00a0K\u200b', 'Ren\u00e9 K'],
      ['x'.repeat(200), 'x'.repeat(200)],
    ],
    bad: [
      ...required,
      ['', 'field_password'],
      ['12345', 'field_password'],
      ['e\u0301'.repeat(3), 'field_password'],
      ['\u200b'.repeat(6), 'field_password'],
      ['abc\u0007def', 'field_unreadable'],
      ['x'.repeat(201), 'field_too_long'],
    ],
  },
  pincode: {
    field: pincode,
    good: [
      ['110001', '110001'],
      [' 560001 ', '560001'],
      ['११०००१', '110001'],
      ['560\u00a0001', '560001'],
    ],
    bad: [
      ...required,
      [110001, 'field_required'],
      ['11000', 'field_pincode'],
      ['1100011', 'field_pincode'],
      ['11 000', 'field_pincode'],
      ['11000a', 'field_pincode'],
      ['000000', 'field_pincode'],
      ['012345', 'field_pincode'],
      ['999999', 'field_pincode'],
    ],
  },
  abhaNumber: {
    field: abhaNumber,
    good: [
      ['', ''],
      ['   ', ''],
      ['91123456789012', '91123456789012'],
      [' 91-1234-5678-9012 ', '91123456789012'],
      ['91 1234 5678 9012', '91123456789012'],
    ],
    bad: [
      ...missing('field_abha_number'),
      [91123456789012, 'field_abha_number'],
      ['9112345678901', 'field_abha_number'],
      ['911234567890123', 'field_abha_number'],
      ['XXXX XXXX 0123', 'field_abha_number'],
      ['asha@abdm', 'field_abha_number'],
      ['234567890123', 'field_aadhaar'],
      ['2345 6789 0123', 'field_aadhaar'],
      ['2345-6789-0123', 'field_aadhaar'],
    ],
  },
  abhaAddress: {
    field: abhaAddress,
    good: [
      ['', ''],
      [' Asha.Menon@ABDM ', 'asha.menon@abdm'],
      ['asha_88@sbx', 'asha_88@sbx'],
      ['91123456789012@abdm', '91123456789012@abdm'],
    ],
    bad: [
      ...missing('field_abha_address'),
      ['asha', 'field_abha_address'],
      ['asha@example.com', 'field_abha_address'],
      ['asha menon@abdm', 'field_abha_address'],
      ['2345 6789 0123', 'field_aadhaar'],
      ['234567890123@abdm', 'field_aadhaar'],
    ],
  },
  gender: {
    field: gender,
    good: [
      ['Male', 'Male'],
      ['FEMALE', 'Female'],
      [' other ', 'Other'],
    ],
    bad: [...required, ['', 'field_gender'], ['M', 'field_gender'], ['Unknown', 'field_gender']],
  },
  experienceYears: {
    field: experienceYears,
    good: [
      [0, 0],
      [60, 60],
      ['7', 7],
      [' 60 ', 60],
    ],
    bad: [
      ...missing('field_experience'),
      ['', 'field_experience'],
      [' ', 'field_experience'],
      [-1, 'field_experience'],
      [61, 'field_experience'],
      ['61', 'field_experience'],
      [1.5, 'field_experience'],
      ['ten', 'field_experience'],
      ['Infinity', 'field_experience'],
      ['NaN', 'field_experience'],
    ],
  },
  rupees: {
    field: rupees,
    good: [
      [0, 0],
      ['0', 0],
      [650.5, 650.5],
      ['4.35', 4.35],
      ['0.29', 0.29],
      [10_000_000, 10_000_000],
    ],
    bad: [
      ...missing('field_fee'),
      ['', 'field_fee'],
      [-0.01, 'field_fee'],
      ['-1', 'field_fee'],
      [0.001, 'field_fee'],
      ['4.355', 'field_fee'],
      [10_000_000.01, 'field_fee'],
      ['₹ 500', 'field_fee'],
      ['1,000', 'field_fee'],
      ['1e999', 'field_fee'],
    ],
  },
  workingTime: {
    field: workingTime,
    good: [
      ['09:00', '09:00'],
      ['17:00', '17:00'],
      ['00:00', '00:00'],
      ['23:55', '23:55'],
    ],
    bad: [
      ...required,
      ['', 'field_working_time'],
      ['09:01', 'field_working_time'],
      ['9:00', 'field_working_time'],
      ['24:00', 'field_working_time'],
      ['09:00 AM', 'field_working_time'],
    ],
  },
  slotLabel: {
    field: slotLabel,
    good: [
      ['09:00', '09:00'],
      ['16:45', '16:45'],
    ],
    bad: [
      [undefined, 'field_slot'],
      [930, 'field_slot'],
      ['9:00', 'field_slot'],
      ['25:00', 'field_slot'],
      ['09:60', 'field_slot'],
      ['', 'field_slot'],
    ],
  },
  day: {
    field: day,
    good: [
      ['2026-11-26', '2026-11-26'],
      ['2028-02-29', '2028-02-29'],
    ],
    bad: [
      [undefined, 'field_day'],
      [20261126, 'field_day'],
      ['2026-02-30', 'field_day'],
      ['26-11-2026', 'field_day'],
      ['0000-01-01', 'field_day'],
      ['tomorrow', 'field_day'],
      ['', 'field_day'],
    ],
  },
  birthDate: {
    field: birthDate,
    good: [
      ['1990-04-12', '1990-04-12'],
      ['1900-01-01', '1900-01-01'],
    ],
    bad: [
      ...missing('field_birth_date'),
      ['', 'field_birth_date'],
      ['1990-02-30', 'field_birth_date'],
      ['90-04-12', 'field_birth_date'],
      ['1990-04-', 'field_birth_date'],
      ['1899-12-31', 'field_birth_date'],
    ],
  },
  consent: {
    field: consent,
    good: [
      [consentVersion, consentVersion],
      [undefined, undefined],
    ],
    bad: [
      ['', 'field_consent'],
      ['true', 'field_consent'],
      ['2020-01-01', 'field_consent'],
      [true, 'field_consent'],
    ],
  },
  latitude: {
    field: latitude,
    good: [
      [-90, -90],
      [90, 90],
    ],
    bad: [
      [90.0001, 'field_latitude'],
      [-90.0001, 'field_latitude'],
      [Number.NaN, 'field_latitude'],
      ['12', 'field_latitude'],
    ],
  },
  longitude: {
    field: longitude,
    good: [
      [-180, -180],
      [180, 180],
    ],
    bad: [
      [180.0001, 'field_longitude'],
      [-180.0001, 'field_longitude'],
      [Number.POSITIVE_INFINITY, 'field_longitude'],
      [undefined, 'field_longitude'],
    ],
  },
  latitudeText: {
    field: latitudeText,
    good: [
      ['28.6519', 28.6519],
      ['-90', -90],
      ['0', 0],
    ],
    bad: [
      ['91', 'field_latitude'],
      ['1e1', 'field_latitude'],
      ['', 'field_latitude'],
      ['north', 'field_latitude'],
      ['12.', 'field_latitude'],
      ['12,5', 'field_latitude'],
    ],
  },
  longitudeText: {
    field: longitudeText,
    good: [
      ['77.2315', 77.2315],
      ['-180', -180],
    ],
    bad: [
      ['181', 'field_longitude'],
      ['NaN', 'field_longitude'],
      ['1000', 'field_longitude'],
      ["77' or 1=1", 'field_longitude'],
    ],
  },
  geoPoint: {
    field: geoPoint,
    good: [
      [
        { type: 'Point', coordinates: [77.2315, 28.6519] },
        { type: 'Point', coordinates: [77.2315, 28.6519] },
      ],
      ['{"type":"Point","coordinates":[-180,-90]}', { type: 'Point', coordinates: [-180, -90] }],
    ],
    bad: [
      [undefined, 'field_location'],
      ['', 'field_location'],
      ['[77,28', 'field_location'],
      ['null', 'field_location'],
      ['"Point"', 'field_location'],
      ['{"type":"Line","coordinates":[77,28]}', 'field_location'],
      [{ type: 'Point', coordinates: [28.6519, 97.2315] }, 'field_latitude'],
      [{ type: 'Point', coordinates: [181, 28] }, 'field_longitude'],
      [{ type: 'Point', coordinates: ['77', 28] }, 'field_longitude'],
    ],
  },
  doctorId: {
    field: doctorId,
    good: [
      ['42', 42],
      ['DOC-000042', 42],
      ['doc-42', 42],
      ['PAT-000042', 0],
      ['nonsense', 0],
    ],
    bad: [],
  },
  plainId: {
    field: plainId,
    good: [
      ['42', 42],
      ['DOC-000042', 0],
    ],
    bad: [],
  },
  numericId: {
    field: numericId,
    good: [['42', 42]],
    bad: [
      ['DOC-000042', 'field_invalid'],
      ['-1', 'field_invalid'],
    ],
  },
};

describe.each(Object.entries(rules))('C-06 %s', (_, { field, good, bad }) => {
  test.each(good)('C-06 takes %j as %j', (given, value) =>
    expect(parseOrError(field, given)).toEqual({ value }),
  );

  if (bad.length > 0) {
    test.each(bad)('C-06 refuses %j with %s', (given, error) => {
      expect(parseOrError(field, given)).toBe(error);
      for (const { sentences } of everySentence) expect(sentences).toHaveProperty(error);
    });
  }
});

test.each(['', 'x'.repeat(21), 42, null])('H-04 %j is not the length of an id', (given) => {
  expect(doctorId.safeParse(given).success).toBe(false);
});

test('C-06 every amount of whole paise is an amount in rupees', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (paise) => {
      expect(parseOrError(rupees, String(paise / 100))).toEqual({ value: paise / 100 });
    }),
  );
});

describe('C-06 every rule says why, in words', () => {
  const named = readdirSync(directory)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(directory, file), 'utf8').matchAll(/'(field_\w+)'/g)])
    .map(([, key]) => key ?? '');

  test.each([...new Set(named)].sort())('C-06 %s is a sentence in every language', (key) => {
    for (const { language, letters, sentences } of everySentence) {
      expect(sentences[key], language).toMatch(letters);
    }
  });

  test('C-06 the search for names found the rules', () => expect(new Set(named).size).toBeGreaterThan(15));
});
