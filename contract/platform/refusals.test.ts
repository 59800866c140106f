import { describe, expect, test } from 'vitest';
import { listSentences } from '#contract/testing/list-sentences.ts';
import { Refusal, type RefusalCode, refusals } from './refusals.ts';

const codes = Object.keys(refusals) as RefusalCode[];
const everySentence = listSentences('refusal_');
const english = everySentence.find(({ language }) => language === 'en')?.sentences ?? {};

describe('A-11 every way of saying no has its sentence', () => {
  test.each(codes)('A-11 %s', (code) => {
    expect(english[`refusal_${code}`]).toMatch(/[.!?]$/);
    for (const { language, letters, sentences } of everySentence) {
      expect(sentences[`refusal_${code}`], language).toMatch(letters);
    }
    expect(refusals[code]).toBeGreaterThanOrEqual(400);
    expect(refusals[code]).toBeLessThan(600);
  });

  test('A-11 and no sentence stands for a code that is gone', () => {
    const declared = codes.map((code) => `refusal_${code}`).sort();
    for (const { sentences } of everySentence) expect(Object.keys(sentences).sort()).toEqual(declared);
  });
});

test.each([
  ['unauthenticated', 401],
  ['invalid_credentials', 401],
  ['forbidden', 403],
  ['not_found', 404],
  ['slot_taken', 409],
  ['patient_exists', 409],
  ['too_many_attempts', 429],
] as const)('A-11 %s is %i', (code, status) => expect(refusals[code]).toBe(status));

test.each([
  ['E-05', 'slot_taken', 'This slot has already been booked. Please choose another.'],
  ['C-03', 'patient_exists', 'Patient already exists with this phone number.'],
  ['C-07', 'invalid_credentials', 'Login failed. Please check your credentials.'],
] as const)('%s %s says what the specification says', (_, code, sentence) => {
  expect(english[`refusal_${code}`]).toBe(sentence);
});

test('A-11 a refusal carries its code, its status and what is added to it', () => {
  const refusal = new Refusal('too_many_attempts', { noticeMinutes: 120 }, 900);
  expect(refusal).toMatchObject({
    code: 'too_many_attempts',
    status: 429,
    extra: { noticeMinutes: 120 },
    retryAfterSeconds: 900,
  });
  expect(refusal).toBeInstanceOf(Error);
});
