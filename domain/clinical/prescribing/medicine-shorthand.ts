export type ShorthandField = 'form' | 'dose' | 'frequency' | 'duration' | 'instructions';

interface Shorthand {
  readonly field: ShorthandField;
  readonly pattern: RegExp;
  readonly phrase: (match: RegExpMatchArray) => string;
}

/**
 * A number as typed: "5", "0.25", ".25", "5,000", "1,00,000". Never a part of a longer one: "0,5" does not
 * match.
 */
export const numberPattern =
  '(?:\\d{1,3}(?:,\\d{2,3})*,\\d{3}(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+)(?!,?\\d)';
/** These cannot be mistaken for a word, so they may directly follow a number: "40od". */
const abbreviated = 'od|bd|bds|bid|tds|tid|qid|qds|hs|sos|stat|af|bf|ac|pc';
/** A space, punctuation, or the end; not a comma or a point between digits. */
export const endPattern = `(?=$|[\\s;:()]|,(?!(?<=\\d,)\\d)|\\.(?!\\d)|(?<=\\d)(?:${abbreviated})(?![a-z]))`;
const shorthand = (
  field: ShorthandField,
  source: string,
  phrase: string | Shorthand['phrase'],
): Shorthand => ({
  field,
  pattern: new RegExp(`^(?:${source})${endPattern}`, 'i'),
  phrase: typeof phrase === 'string' ? () => phrase : phrase,
});

const to = '\\s*(?:-|–|to)\\s*';
const fraction = '[½¼¾]|1/2|1/4|3/4';
/** A quantity: "2", "1½", "1-2", "2.5". */
const amountPattern = `(?:[12]\\s(?:${fraction})|\\d{1,2}[½¼¾]|(?:${fraction}|${numberPattern})(?:${to}(?:${numberPattern}|${fraction}))?)`;
const signs = new Map([
  ['1/2', '½'],
  ['1/4', '¼'],
  ['3/4', '¾'],
]);

/** Adds a leading zero and drops trailing zeros (ISMP list of error-prone notations). */
export const tidyNumbers = (text: string): string =>
  text
    .replace(/(?<![\d/])(?:1\/2|1\/4|3\/4)(?![\d/])/g, (part) => signs.get(part) ?? part)
    .replace(/(\d)\s+(?=[½¼¾])/g, '$1')
    .replace(/(?<!\d)\.(?=\d)/g, '0.')
    .replace(/(\.\d*?)0+(?!\d)/g, '$1')
    .replace(/(\d)\.(?!\d)/g, '$1')
    .replace(/(\d)\s*(?:–|-|to)\s*(?=[\d½¼¾])/g, '$1-');

const singlePattern = /^(?:1|½|¼|¾|0\.\d+)$/;
const counted = (count: string, unit: string) =>
  `${tidyNumbers(count)} ${unit}${singlePattern.test(tidyNumbers(count)) ? '' : 's'}`;
const countedIn =
  (unit: string): Shorthand['phrase'] =>
  ([, count = '']) =>
    counted(count, unit);

/** A number of days before one of these is not a duration: "5 days before surgery", "2 days a week". */
const mealPattern = 'food|meals?|breakfast|lunch|dinner|eating|sleep|bath';
const noDuration = `(?!\\s*(?:/|-?an?[ -](?:day|week|month|year)|in an?\\b|(?:per|each|every|ago|later|apart|old|off|back|prior|from|post|until|till|following|of|gap|interval|break|earlier|since|preceding|pre-?op|cycles?|then off)\\b|(?:after|before)\\b(?!\\s*(?:${mealPattern}))|on\\b(?!\\s*(?:an )?empty)))`;
const count = `(\\d{1,3}(?:${to}\\d{1,3})?)`;
const lasting = (unit: string, words: string): Shorthand =>
  shorthand('duration', `(?:(?:x|×|for)\\s*)?${count}\\s*(?:${words})${noDuration}`, countedIn(unit));

/** Tried in this order: the longer before the shorter. */
const durations: readonly Shorthand[] = [
  lasting('day', 'days?|dys|d|/\\s*7'),
  lasting('week', 'weeks?|wks?|w|/\\s*52'),
  lasting('month', 'months?|mths?|mon|mo|m|/\\s*12'),
  lasting('year', 'years?|yrs?|y'),
  shorthand(
    'duration',
    'to be continued|to continue|continue|cont|tbc|ongoing|long[ -]term|life ?long',
    'To be continued',
  ),
];
/** A number without a unit counts days if nothing follows it: "x 5". */
export const bareDaysPattern = /^[x×]\s*(\d{1,3})\s*\.?$/i;

const oneAmount = `(?:\\d{1,4}(?:\\.\\d+)?[½¼¾]?|[½¼¾]|1/2|1/4|3/4|\\.\\d+)(?:\\s?(?:mg|mcg|ml|u|units?|iu|tabs?)(?![a-z]))?`;
const sign = '\\s*(?:-{1,2}|–|—|\\+)\\s*';
/** Excludes dates. */
const timesOfDay: Shorthand = shorthand(
  'frequency',
  `(?!\\d{1,2}-\\d{1,2}-(?:19|20)\\d\\d(?!\\d))${oneAmount}(?:${sign}${oneAmount}){2,3}(?:\\s?(?:units?|u)(?![a-z]))?`,
  ([text]) =>
    text
      .split(new RegExp(sign))
      .map((part) => tidyNumbers(part.trim()).replace(/(\d)\s?(?=[a-z])/gi, '$1 '))
      .join('-'),
);
const timesApart: Shorthand = shorthand(
  'frequency',
  '(?=[0-4½/]*0)[0-4½](?:/[0-4½]){2,3}|(?=[0-2 ]*0)[0-2](?: [0-2]){2}',
  ([text]) => text.split(/[/ ]/).join('-'),
);
const spans = new Map([
  ['h', 'hour'],
  ['d', 'day'],
  ['w', 'week'],
  ['m', 'month'],
]);
const every = (span: string, words: string) =>
  shorthand(
    'frequency',
    `(?:(?:once )?every|once in|each|q)\\s*${count}\\s*(?:${words})`,
    ([, n = '']) => `Every ${counted(n, spans.get(span) ?? span)}`,
  );

const frequencies: readonly Shorthand[] = [
  timesOfDay,
  timesApart,
  shorthand('frequency', '(101|111|011|001|010)', ([, digits = '']) => digits.split('').join('-')),
  shorthand('frequency', 'up to three times a day', 'Up to three times a day'),
  shorthand('frequency', 'not more than four times a day', 'Not more than four times a day'),
  shorthand('frequency', '(?:six|6) times (?:a day|daily)', 'Six times a day'),
  shorthand('frequency', '(?:four|4) times (?:a day|daily)|q\\.?i\\.?d|q\\.?d\\.?s', 'Four times a day'),
  shorthand(
    'frequency',
    '(?:three times|thrice|3 times) (?:a day|daily)|t\\.?d\\.?s|t\\.?i\\.?d|td',
    'Three times a day',
  ),
  shorthand('frequency', '(?:twice|2 times) (?:a day|daily)|b\\.?i\\.?d|b\\.?d|bds', 'Twice a day'),
  shorthand(
    'frequency',
    `(${count}) times (?:a day|daily|a week)`,
    ([text]) => text.charAt(0).toUpperCase() + text.slice(1),
  ),
  shorthand('frequency', '(?:three times|thrice) (?:a week|weekly)|tiw', 'Three times a week'),
  shorthand('frequency', 'twice (?:a week|weekly)|biw', 'Twice a week'),
  shorthand('frequency', '(?:once )?every week|once (?:a week|weekly)|weekly|o\\.?w|qw', 'Once a week'),
  shorthand('frequency', '(?:once )?every month|once (?:a month|monthly)|monthly', 'Once a month'),
  shorthand('frequency', '(?:once )?every day|once (?:a day|daily)|daily|o\\.?d|q\\.?d', 'Once a day'),
  every('h', 'hours?|hrs?|hourly|hrly|h'),
  every('d', 'days?|d'),
  every('w', 'weeks?|wks?|w'),
  every('m', 'months?|mths?'),
  shorthand('frequency', `${count}\\s*(?:hourly|hrly)`, ([, n = '']) => `Every ${counted(n, 'hour')}`),
  shorthand('frequency', 'every other day|(?:on )?alt(?:ernate)? days?|eod|qod', 'Every other day'),
  shorthand('frequency', 'once,? now|stat', 'Once, now'),
];

/** A frequency; next to another frequency they are instructions. */
const frequencyOrInstructions: readonly Shorthand[] = [
  shorthand('frequency', '(?:in the |every )?morning|mane|om|qam', 'In the morning'),
  shorthand('frequency', 'at bed ?time|bed ?time|(?:at|every) night|night|q?h\\.?/?s|nocte', 'At bedtime'),
  shorthand(
    'frequency',
    '(?:only )?(?:when|as|if) (?:needed|required)|s\\.?o\\.?s|p\\.?r\\.?n',
    'Only when needed',
  ),
];
const eitherPhrases = new Set(['In the morning', 'At bedtime', 'Only when needed']);
export const isFrequencyOrInstruction = (phrase: string): boolean => eitherPhrases.has(phrase);

/** More tablets per dose are a quantity to buy, or a strength without its unit. */
const fewPattern = `(?:[12]\\s(?:${fraction})|[1-6](?:${fraction})|(?:${fraction}|[1-6](?:\\.\\d+)?|0?\\.\\d+)(?:${to}(?:[1-6]|${fraction}))?)`;
const doseIn = (amounts: string, words: string, unit: string): Shorthand =>
  shorthand('dose', `(${amounts})\\s*(?:${words})`, countedIn(unit));

const doses: readonly Shorthand[] = [
  doseIn(fewPattern, 'tablets?|tabs?', 'tablet'),
  doseIn(fewPattern, 'capsules?|caps?', 'capsule'),
  doseIn(amountPattern, 'drops?|gtts?', 'drop'),
  doseIn(fewPattern, 'puffs?', 'puff'),
  doseIn(fewPattern, 'sachets?|sach', 'sachet'),
  doseIn(fewPattern, 'injections?', 'injection'),
  doseIn(fewPattern, 'sprays?', 'spray'),
  doseIn(amountPattern, 'teaspoons?|tsps?f?', 'teaspoon'),
  doseIn(fewPattern, 'tablespoons?|tbsps?', 'tablespoon'),
  ...['ampoule', 'vial', 'scoop', 'lozenge', 'pessary', 'patch', 'application', 'suppository', 'respule'].map(
    (unit) =>
      shorthand('dose', `(${fewPattern})\\s*${unit.replace(/y$/, '')}(?:s|es|y|ies)?`, ([text]) =>
        tidyNumbers(text),
      ),
  ),
  doseIn(amountPattern, 'l|lit(?:re|er)s?', 'litre'),
  shorthand('dose', `(${amountPattern})\\s*(?:mls?|cc)`, ([, n = '']) => `${tidyNumbers(n)} ml`),
  // "IU" by hand has been read as IV and as 10 (ISMP).
  shorthand(
    'dose',
    `(${amountPattern})\\s*(?:units?|u|iu|i\\.u\\.)`,
    ([, n = '']) => `${tidyNumbers(n)} units`,
  ),
  shorthand('dose', 'thin layer', 'Thin layer'),
];

const asTyped: Shorthand['phrase'] = ([text]) => text;
const instructions: readonly Shorthand[] = [
  ...['breakfast', 'lunch', 'dinner'].flatMap((name) => [
    shorthand('instructions', `before ${name}`, `Before ${name}`),
    shorthand('instructions', `after ${name}`, `After ${name}`),
  ]),
  shorthand('instructions', 'half an hour before food', 'Half an hour before food'),
  shorthand('instructions', '(?:after (?:food|meals?))|a[./]?f|p[./]?c', 'After food'),
  shorthand('instructions', '(?:before (?:food|meals?))|b[./]?f|a[./]?c', 'Before food'),
  shorthand('instructions', '(?:on )?(?:an )?empty stomach|e/?s', 'On an empty stomach'),
  shorthand('instructions', 'with (?:plenty of )?water', 'With plenty of water'),
  shorthand('instructions', 'with (?:food|meals?)|w/?f', 'With food'),
  shorthand('instructions', 'shake well(?: before use)?', 'Shake well before use'),
  shorthand(
    'instructions',
    'apply on the affected area|apply locally|local application|l/?a',
    'Apply on the affected area',
  ),
  // Repetition, place and other self-evident notes, in the doctor's words.
  shorthand(
    'instructions',
    `(?:(?:x|×|for)\\s*)?${count}\\s*(?:doses?|cycles?|courses?|sittings?|sessions?)`,
    asTyped,
  ),
  shorthand('instructions', 'i\\.?v|i\\.?m|s/?c|sub ?cut|p/?o|orally|s/?l|p/?r|p/?v|topical(?:ly)?', asTyped),
  shorthand(
    'instructions',
    '(?:in |to |into )?(?:both|left|right|each|affected) (?:eyes?|ears?|nostrils?)',
    asTyped,
  ),
  shorthand(
    'instructions',
    `(?:half an|\\d{1,2}) ?(?:min(?:ute)?s?|hours?|hrs?|h) (?:before|after) (?:${mealPattern})`,
    asTyped,
  ),
  shorthand(
    'instructions',
    '(?:at )?\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\.?|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?',
    asTyped,
  ),
  shorthand('instructions', 'as (?:directed|advised)|with milk|after each loose stool|sip by sip', asTyped),
];

const forms: readonly Shorthand[] = [
  shorthand('form', '(?:sr|xr|xl|er|cr|mr)(?: tab(?:let)?s?| caps?(?:ules?)?)?', 'SR tablet'),
  shorthand('form', 'dt|dispersible tab(?:let)?s?', 'Dispersible tablet'),
  shorthand('form', 'odt|md|mouth dissolving tab(?:let)?s?', 'Orally disintegrating tablet'),
  shorthand('form', 'vag(?:inal)?\\.? tab(?:let)?s?', 'Vaginal tablet'),
  shorthand('form', 'chew(?:able)? tab(?:let)?s?', 'Chewable tablet'),
  shorthand('form', 'tablets?|tabs?\\.?|t\\.', 'Tablet'),
  shorthand('form', 'capsules?|caps?\\.?|c\\.', 'Capsule'),
  shorthand('form', 'dry syr(?:up)?', 'Dry syrup'),
  shorthand('form', 'syrup|syr\\.?|syp\\.?', 'Syrup'),
  shorthand('form', 'suspension|susp\\.?', 'Suspension'),
  shorthand('form', 'injections?|inj\\.?', 'Injection'),
  shorthand('form', 'eye ?drops?|e/?d', 'Eye drops'),
  shorthand('form', 'ear ?drops?', 'Ear drops'),
  shorthand('form', 'nasal drops?|nose drops?', 'Nasal drops'),
  shorthand('form', 'nasal spray|n/s', 'Nasal spray'),
  shorthand('form', 'drops?', 'Drops'),
  shorthand('form', 'inhaler|inh\\.?|mdi', 'Inhaler'),
  shorthand('form', 'respules?|nebs?|nebuli[sz]ation', 'Respules'),
  shorthand('form', 'cream|crm', 'Cream'),
  shorthand('form', 'ointment|oint\\.?', 'Ointment'),
  shorthand('form', 'gel', 'Gel'),
  shorthand('form', 'lotion|lot\\.?', 'Lotion'),
  shorthand('form', 'sachets?|sach\\.?', 'Sachet'),
  shorthand('form', 'powder|pwd', 'Powder'),
  shorthand('form', 'suppository|supp\\.?', 'Suppository'),
  shorthand('form', 'patch', 'Patch'),
  shorthand('form', 'shampoo', 'Shampoo'),
  shorthand('form', 'mouth ?wash|m/w', 'Mouthwash'),
];

const allShorthands: readonly Shorthand[] = [
  ...doses,
  ...durations,
  ...frequencies,
  ...frequencyOrInstructions,
  ...instructions,
  ...forms,
];

export interface MatchedShorthand {
  readonly field: ShorthandField;
  readonly phrase: string;
  readonly length: number;
}

/** Null if the text begins with no shorthand. */
export function matchShorthand(text: string): MatchedShorthand | null {
  for (const { field, pattern, phrase } of allShorthands) {
    const match = pattern.exec(text);
    if (match) return { field, phrase: phrase(match), length: match[0].length };
  }
  return null;
}
