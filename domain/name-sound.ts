/**
 * The sound of a name in plain Latin letters, by which names are compared, however and in whichever Indian
 * script they are written. "Laxmi", "Lakshmi" and "लक्ष्मी" are all `laksmi`; "Dr. Ananya Rao" is `dr ananya
 * rav`. The column `name_sound` holds the same, by the same rules in SQL (db/migrations/0005-search.sql); a
 * test compares the two.
 */
/** Removed: marks on Latin letters, apostrophes, and signs of Indian scripts that hardly change the sound. */
const marks = /[\u0300-\u036f'’`\u093c\u093d\u09bc\u0a3c\u0a71\u0abc\u0903\u200c\u200d]/g;
const cleaning: readonly Rule[] = [
  [/[A-Z]+/g, (capitals) => capitals.toLowerCase()],
  // The Unicode blocks of the Indian scripts have the same layout: read every letter as the one in
  // Devanagari.
  [/[\u0980-\u0d7f]/g, (letter) => String.fromCharCode(0x900 + (letter.charCodeAt(0) % 0x80))],
  // Anything but letters and digits separates words.
  [/[^a-z0-9\u00c0-\u0963\u0966-\u1fff\u2070-\u{10ffff}]+/gu, ' '],
];

/**
 * In between, capitals stand for sounds without a Latin letter: A for the inherent vowel of a consonant, N
 * for a nasal vowel, C for "ch".
 */
const devanagari: readonly Rule[] = [
  // Signs of two sounds, nasals that depend on the next letter, and the inherent vowel.
  [/\u0943/g, '\u094d\u0930\u093f'],
  [/\u090b/g, '\u0930\u093f'],
  [/[\u0910\u0948]/g, '$&\u0907'],
  [/[\u0914\u094c]/g, '$&\u0909'],
  [/\u0902(?=[\u092a-\u092e])/g, '\u092e\u094d'],
  [/\u0902\u0939(?![\u093e-\u094d])/g, '\u0919\u094d\u0917\u094d'],
  [/([\u0915-\u0939])(?![\u093e-\u094d])/g, '$1A'],
];
const letters: Readonly<Record<string, string>> = {
  a: 'अआाऍॅऐैऔौ',
  i: 'इईिी',
  u: 'उऊुू',
  e: 'एऎेॆ',
  o: 'ओऒऑोॊॉ',
  N: 'ंँ',
  n: 'ङञणनऩॺॻ',
  k: 'कख',
  g: 'गघ',
  C: 'चछ',
  j: 'जझ',
  t: 'टठतथ',
  d: 'डढदध',
  p: 'प',
  f: 'फ',
  b: 'बभ',
  m: 'म',
  y: 'य',
  r: 'रऱॼ',
  l: 'लळऴॽॾ',
  v: 'व',
  s: 'शषस',
  h: 'ह',
};
/** The Latin letters for each sign; the virama becomes nothing. */
const latinOf = new Map([
  ...Object.entries(letters).flatMap(([latin, signs]) => Array.from(signs, (sign) => [sign, latin] as const)),
  ['\u094d', ''] as const,
]);

const consonant = '[b-df-hj-np-tv-zC]';
const latin: readonly Rule[] = [
  // Vowels that are written and not spoken: राम is Ram, कमला is Kamla.
  [new RegExp(`([aeiouA]N?${consonant})A(?= |$)`, 'g'), '$1'],
  [new RegExp(`([aeiouA]${consonant})A(${consonant}[aeiou])`, 'g'), '$1$2'],
  [/A/g, 'a'],
  [/N/g, 'n'],
  // One spelling for each sound.
  [/chh?/g, 'C'],
  [/c?k|c|q/g, 'k'],
  [/C/g, 'c'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/([kgjtdbs])h+/g, '$1'],
  [/o[wu](?![aeiou])/g, 'au'],
  [/w/g, 'v'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ao(?= |$)/g, 'av'],
  [/([b-df-hj-np-tv-z])y(?= |$)/g, '$1i'],
  [/([a-z])\1/g, '$1'],
];

type Rule = readonly [pattern: RegExp, replacement: string | ((found: string) => string)];

function applied(text: string, rules: readonly Rule[]): string {
  return rules.reduce(
    (sound, [pattern, to]) =>
      typeof to === 'string' ? sound.replace(pattern, to) : sound.replace(pattern, to),
    text,
  );
}

/** The sound of a text: words of `a` to `z`, digits and letters of other scripts, separated by one space. */
export function soundOf(text: string): string {
  // Marks are removed from decomposed letters; composing again restores vowel signs of two parts.
  const plain = text.normalize('NFD').replace(marks, '').normalize('NFC');
  const signs = applied(applied(plain, cleaning), devanagari);
  const spelled = Array.from(signs, (sign) => latinOf.get(sign) ?? sign).join('');
  return applied(spelled, latin).trim();
}

/**
 * What may be typed next and change the sound of the last letters: "po" may become "poo", "c" may become
 * "ch".
 */
const continuations: readonly (readonly [last: RegExp, next: readonly string[]])[] = [
  [/[cp]$/i, ['h']],
  [/(^|[^aeiou])o$/i, ['o', 'u']],
  [/e$/i, ['e']],
];

/**
 * The sounds that a word may begin with of which this has been typed: `po` begins Pooja, whose sound is
 * `puja`.
 */
export function beginningsOf(typed: string): string[] {
  const sound = soundOf(typed);
  const found = sound === '' ? [] : [sound];
  const add = (other: string) => {
    if (other !== '' && !found.some((known) => other.startsWith(known))) found.push(other);
  };
  // Another vowel may follow: it changes the "y" of Vyas and Reddy, and drops the "a" of स in सि.
  for (const vowel of ['a', '\u093e']) {
    const longer = soundOf(typed + vowel);
    if (longer !== sound) add(longer.replace(/a$/, ''));
  }
  add(soundOf(`${typed}\u094d`));
  for (const [last, nexts] of continuations) {
    if (last.test(typed)) for (const next of nexts) add(soundOf(typed + next));
  }
  return found;
}
