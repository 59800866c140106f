import type { SeededRandom } from '#db/demo/seeded-random.ts';

/** For fields without a limit of their own. */
const defaultMaxLength = 20_000;

const syllables = [
  ...['tra ma dol pen ri sta col mi zi ne', 'ट्रा मा डो ल पै रा सि टा', 'டி ரா ம டோ ல் செ ப ம்'],
  ...['ట్రా మ డో ల్ జె పా మ్', 'ಟ್ರಾ ಮ ಡೋ ಲ್ ಜೆ ಪ ಮ್', 'ട്രാ മ ഡോ ൾ സെ പാം', 'ট্রা মা ডো ল জে পা ম'],
].map((line) => line.split(' '));
/** Texts that keep patterns and searches busy: each is repeated until a field is full. */
const units = [
  ...[
    'tramadol ',
    'Tab Tramadol 50 mg 1-0-1; ',
    'stop ',
    'chest pain ',
    'dr ',
    'a',
    'a ',
    'a b',
    'A.',
    ' ',
    '\n',
    ';',
  ],
  ...[
    '1',
    '1-',
    '1 1/',
    '0.',
    '9000000001 ',
    '2345 6789 0123 ',
    '(',
    '"',
    "'",
    '<',
    '{{',
    '%',
    '\\',
    '@',
    'a@',
    'a.a@',
  ],
  ...['e\u0301', '\u200b', 'ां', '👩‍⚕️', 'http://', 'www.', '-', '--', '='],
];

/** A text of this length, without an ending that a pattern might look for. */
export function createSlowText(random: SeededRandom, maxLength = defaultMaxLength): string {
  const length = Math.min(maxLength, defaultMaxLength);
  const words = random.pick(syllables);
  const word = () => Array.from({ length: random.between(2, 5) }, () => random.pick(words)).join('');
  const repeated = random.pick(units);
  let text = random.chance(0.2) ? 'x' : '';
  const isOfWords = random.chance(0.4);
  while (text.length < length) text += isOfWords ? `${word()} ` : repeated;
  return `${text.slice(0, length - 1)}${random.pick(['!', 'x', ' '])}`.toWellFormed();
}
