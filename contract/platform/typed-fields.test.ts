import { expect, test } from 'vitest';
import { typedFields } from '#contract/testing/text-fields.ts';

/** Made by a machine and sent back unchanged. */
const madeByMachine = /\.params\.(?!pincode)|idempotency-key|shown|endsSession|proof|\.keys\./;
/**
 * The server normalises passwords, because old ones are stored as they were typed
 * (server/platform/passwords.ts).
 */
const sentUnchanged = /password$|newPassword$/;
const isTyped = ({ name }: { readonly name: string }) =>
  !madeByMachine.test(name) && !sentUnchanged.test(name);
const fields = typedFields.filter(isTyped);

const parse = (read: (text: string) => unknown, text: string) =>
  read(text) as { success: boolean; data?: unknown };
const unseen = ['\u200b', '\u200e', '\u202a', '\u2068', '\ufeff', '\u00ad', '\u2060', '\u034f', '\u{e0061}'];

test('C-06 every field of the contract is read without the marks that nobody sees', () => {
  const kept = fields.filter(({ read }) =>
    [...unseen, '\u00a0', '\u2011', 'e\u0301'].some((mark) => {
      const { success, data } = parse(read, `Asha${mark}n 12`);
      return success && JSON.stringify(data).includes(mark);
    }),
  );
  expect(kept.map(({ name }) => name)).toEqual([]);
});

/** One valid text for each kind of field. */
const examples = [
  'Asha Rao',
  '9876543210',
  '600001',
  '123456',
  '1234',
  '2026-11-26',
  '09:00',
  '1990',
  '42',
  '4',
  'Male',
  'Cardiology',
  'asha@example.com',
  '12.5',
  '91123456789012',
];
const inDigits = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const scripts = {
  Devanagari: 0x966,
  Bengali: 0x9e6,
  Gurmukhi: 0xa66,
  Gujarati: 0xae6,
  Odia: 0xb66,
  Tamil: 0xbe6,
  Telugu: 0xc66,
  Kannada: 0xce6,
  Malayalam: 0xd66,
  Urdu: 0x6f0,
  Arabic: 0x660,
  'Ol Chiki': 0x1c50,
  'Meetei Mayek': 0xabf0,
  'full width': 0xff10,
  mathematical: 0x1d7ce,
};

/** The examples that a field accepts, with the parsed values; prescriptions as text are not trimmed. */
const acceptedExamples = fields
  .filter(({ name }) => !name.endsWith('.prescription'))
  .map((field) => ({
    ...field,
    meanings: examples.map((text) => ({ text, ...parse(field.read, text) })).filter(({ success }) => success),
  }));

/** Fields that parse a text differently when it is typed in another way. */
const findMisread = (ways: readonly ((text: string) => string)[], of: typeof acceptedExamples) =>
  of.flatMap(({ name, read, meanings }) =>
    meanings.flatMap(({ text, data }) =>
      ways
        .map((way) => way(text))
        .filter((typed) => JSON.stringify(parse(read, typed).data) !== JSON.stringify(data))
        .map((typed) => [name, typed]),
    ),
  );

test('C-06 what is pasted with marks around and within is read as what was meant', () => {
  const pasted = unseen.map((mark) => (text: string) => {
    const middle = Math.ceil(text.length / 2);
    return `\u202a${mark}${text.slice(0, middle)}${mark}${text.slice(middle)}\u202c\u00a0`;
  });
  expect(findMisread(pasted, acceptedExamples)).toEqual([]);
});

test('C-06 numbers, codes and days are read in the digits of every script', () => {
  // Text fields leave digits as they were written.
  const digitFields = acceptedExamples.filter(({ read }) => !parse(read, 'Asha Rao').success);
  expect(digitFields.length).toBeGreaterThan(20);
  const digitsAlone = digitFields.map((field) => ({
    ...field,
    meanings: field.meanings.filter(({ text }) => /^[\d:.-]+$/.test(text)),
  }));
  expect(findMisread(Object.values(scripts).map(inDigits), digitsAlone)).toEqual([]);
});
