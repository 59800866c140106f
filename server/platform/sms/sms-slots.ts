import { Undeliverable } from '../outbox/deliver.ts';

/**
 * The types of slots in a registered text (TRAI's DLT): `numeric` digits, `alphanumeric` up to 40 letters,
 * digits and spaces between words, `url` an address of the clinic's own domain. Operators drop a message with
 * any other value.
 */
export type SlotType = 'numeric' | 'alphanumeric' | 'url';

export const maxSlotLetters = 40;

/** A letter, a digit, or a mark of an Indian script: its vowels are marks. */
const letter = String.raw`[\p{L}0-9[\p{M}&&[\u0900-\u0dff]]]`;
const wordPattern = new RegExp(`${letter}+`, 'gv');

const allowed: Readonly<Record<SlotType, RegExp>> = {
  numeric: /^[0-9]{1,40}$/,
  alphanumeric: new RegExp(`^${letter}+(?: ${letter}+)*$`, 'v'),
  url: /^https?:\/\/[\w.:-]+\/[\w/.-]*$/,
};

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Cuts at the end of a word, or a long first word inside, but never inside a written letter. */
function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.slice(0, max + 1).lastIndexOf(' ');
  if (end > 0) return text.slice(0, end);
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > max) break;
    kept += segment;
  }
  return kept;
}

/**
 * Makes a value fit: without accents and signs, with single spaces, at most `max` letters (UTF-16). Never
 * empty, because operators drop an empty slot as well. An address is not changed.
 */
export function fitSlot(type: SlotType, value: string, max = maxSlotLetters): string {
  if (type === 'url') return value;
  if (type === 'numeric') return value.replace(/[^0-9]/g, '').slice(0, max) || '0';
  const letters = value
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .match(wordPattern);
  return truncate(letters?.join(' ') ?? '', max) || 'x';
}

/** Throws Undeliverable for a value that operators would drop; the error names the slot, not the value. */
export function checkSlots(
  slots: readonly { readonly name: string; readonly type: SlotType }[],
  values: readonly string[],
): void {
  if (slots.length !== values.length)
    throw new Undeliverable(`it has ${values.length} values for ${slots.length} slots`);
  slots.forEach(({ name, type }, place) => {
    const value = values[place] ?? '';
    const isShort = type !== 'alphanumeric' || value.length <= maxSlotLetters;
    if (!isShort || !allowed[type].test(value)) {
      throw new Undeliverable(`operators would not let the value of {${name}} pass as ${type}`);
    }
  });
}
