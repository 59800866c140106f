/** The fields that shorthand fills. */
export type ShorthandField = 'form' | 'dose' | 'frequency' | 'duration' | 'instructions';

/** A shorthand at the beginning of a text, and the stored phrase that it stands for. */
interface Shorthand {
  readonly field: ShorthandField;
  readonly pattern: RegExp;
  readonly phrase: (match: RegExpMatchArray) => string;
}

/** Ends a shorthand: a blank, punctuation, or the end. */
const end = '(?=$|[\\s,;:.()])';
const shorthand = (
  field: ShorthandField,
  source: string,
  phrase: string | Shorthand['phrase'],
): Shorthand => ({
  field,
  pattern: new RegExp(`^(?:${source})${end}`, 'i'),
  phrase: typeof phrase === 'string' ? () => phrase : phrase,
});

const counted = (count: string, unit: string) => `${Number(count)} ${unit}${Number(count) === 1 ? '' : 's'}`;
/** 0.5, 1/2 and "half" are written ½. */
const halved = (amount: string) => amount.replace(/^(?:0?\.5|1\/2|half)$/i, '½');
const amount = '\\d+(?:\\.\\d+)?|½|1/2|half|\\.5';
/** More tablets at once are a strength that lacks its unit. */
const few = '[1-6]|½|1/2|half|0?\\.5|[12]\\.5';
const doseOf =
  (unit: string, several = `${unit}s`): Shorthand['phrase'] =>
  ([, count = '']) =>
    `${halved(count)} ${halved(count) === '½' || Number(count) === 1 ? unit : several}`;

/** In the order in which they are tried: the longer before the shorter. */
const durations: readonly Shorthand[] = [
  shorthand('duration', '(?:x|×|for)?\\s*(\\d+)\\s*(?:days?|d|/\\s*7)', ([, n = '']) => counted(n, 'day')),
  shorthand('duration', '(?:x|×|for)?\\s*(\\d+)\\s*(?:weeks?|wks?|w|/\\s*52)', ([, n = '']) =>
    counted(n, 'week'),
  ),
  shorthand('duration', '(?:x|×|for)?\\s*(\\d+)\\s*(?:months?|mths?|mon|mo|m|/\\s*12)', ([, n = '']) =>
    counted(n, 'month'),
  ),
  shorthand('duration', '(?:x|×)\\s*(\\d+)', ([, n = '']) => counted(n, 'day')),
  shorthand('duration', 'to be continued|to continue|continue|cont|tbc|ongoing|long term', 'To be continued'),
];

const part = '(?:\\d(?:\\.\\d)?|½|1/2|\\.5)';
const sign = '\\s*(?:-{1,2}|–|\\+)\\s*';
const timesOfDay: Shorthand = shorthand('frequency', `${part}(?:${sign}${part}){2,3}`, ([text]) =>
  text
    .split(/\s*(?:-{1,2}|–|\+)\s*/)
    .map(halved)
    .join('-'),
);

const frequencies: readonly Shorthand[] = [
  timesOfDay,
  shorthand('frequency', '(101|111|011|001|010)', ([, digits = '']) => digits.split('').join('-')),
  shorthand('frequency', 'up to three times a day', 'Up to three times a day'),
  shorthand('frequency', 'six times a day|6 times a day', 'Six times a day'),
  shorthand(
    'frequency',
    'four times (?:a day|daily)|q\\.?i\\.?d|q\\.?d\\.?s|4 times a day',
    'Four times a day',
  ),
  shorthand(
    'frequency',
    '(?:three times|thrice|3 times) (?:a day|daily)|t\\.?d\\.?s|t\\.?i\\.?d|td',
    'Three times a day',
  ),
  shorthand('frequency', '(?:twice|2 times) (?:a day|daily)|b\\.?i\\.?d|b\\.?d|bds', 'Twice a day'),
  shorthand('frequency', '(?:three times|thrice) (?:a week|weekly)|tiw', 'Three times a week'),
  shorthand('frequency', 'twice (?:a week|weekly)|biw', 'Twice a week'),
  shorthand('frequency', 'once (?:a week|weekly)|weekly|o\\.?w|qw', 'Once a week'),
  shorthand('frequency', 'once (?:a month|monthly)|monthly', 'Once a month'),
  shorthand('frequency', 'once (?:a day|daily)|daily|o\\.?d|q\\.?d|q24h', 'Once a day'),
  shorthand(
    'frequency',
    '(?:every|q)\\s*(\\d+)\\s*(?:hours?|hrs?|hourly|hrly|h)',
    ([, n = '']) => `Every ${n} hours`,
  ),
  shorthand('frequency', '(\\d+)\\s*(?:hourly|hrly)', ([, n = '']) => `Every ${n} hours`),
  shorthand('frequency', 'every other day|(?:on )?alt(?:ernate)? days?|eod|qod', 'Every other day'),
  shorthand('frequency', 'once,? now|stat', 'Once, now'),
  shorthand('frequency', 'in the morning|morning|mane|om', 'In the morning'),
];

/** Said as a frequency; beside another frequency they are instructions. */
const either: readonly Shorthand[] = [
  shorthand('frequency', 'at bed ?time|bed ?time|at night|night|h\\.?s|nocte', 'At bedtime'),
  shorthand(
    'frequency',
    '(?:only )?(?:when|as|if) (?:needed|required)|s\\.?o\\.?s|p\\.?r\\.?n',
    'Only when needed',
  ),
];

const doses: readonly Shorthand[] = [
  shorthand('dose', `(${few})\\s*(?:tablets?|tabs?)`, doseOf('tablet')),
  shorthand('dose', `(${few})\\s*(?:capsules?|caps?)`, doseOf('capsule')),
  shorthand('dose', `(${amount})\\s*(?:drops?|gtts?)`, doseOf('drop')),
  shorthand('dose', `(${few})\\s*(?:puffs?)`, doseOf('puff')),
  shorthand('dose', `(${few})\\s*(?:sachets?|sach)`, doseOf('sachet')),
  shorthand('dose', `(${few})\\s*(?:injections?)`, doseOf('injection')),
  shorthand('dose', `(${few})\\s*(?:sprays?)`, doseOf('spray')),
  shorthand('dose', `(${amount})\\s*(?:teaspoons?|tsps?f?)`, ([, n = '']) => `${5 * (Number(n) || 0.5)} ml`),
  shorthand('dose', `(${amount})\\s*(?:mls?|cc)`, ([, n = '']) => `${n} ml`),
  shorthand('dose', `(${amount})\\s*(?:units?|u)`, ([, n = '']) => `${n} units`),
  shorthand('dose', 'thin layer', 'Thin layer'),
];

const instructions: readonly Shorthand[] = [
  ...['breakfast', 'lunch', 'dinner'].flatMap((meal) => [
    shorthand('instructions', `before ${meal}`, `Before ${meal}`),
    shorthand('instructions', `after ${meal}`, `After ${meal}`),
  ]),
  shorthand('instructions', 'half an hour before food', 'Half an hour before food'),
  shorthand('instructions', '(?:after (?:food|meals?))|a\\.?f|p\\.?c', 'After food'),
  shorthand('instructions', '(?:before (?:food|meals?))|b\\.?f|a\\.?c', 'Before food'),
  shorthand('instructions', '(?:on )?(?:an )?empty stomach|e/?s', 'On an empty stomach'),
  shorthand('instructions', 'with (?:plenty of )?water', 'With plenty of water'),
  shorthand('instructions', 'with (?:food|meals?)|w/?f', 'With food'),
  shorthand('instructions', 'shake well(?: before use)?', 'Shake well before use'),
  shorthand(
    'instructions',
    'apply on the affected area|apply locally|local application|l/?a',
    'Apply on the affected area',
  ),
];

const forms: readonly Shorthand[] = [
  shorthand('form', '(?:sr|xr|xl|er|cr|mr)(?: tab(?:let)?s?| caps?(?:ules?)?)?', 'SR tablet'),
  shorthand('form', 'dt|dispersible tab(?:let)?s?', 'Dispersible tablet'),
  shorthand('form', 'odt|md|mouth dissolving tab(?:let)?s?', 'Orally disintegrating tablet'),
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

const all: readonly Shorthand[] = [
  ...doses,
  ...durations,
  ...frequencies,
  ...either,
  ...instructions,
  ...forms,
];

export interface ReadShorthand {
  readonly field: ShorthandField;
  readonly phrase: string;
  readonly length: number;
}

/** The shorthand that a text begins with; null if it begins with none. */
export function shorthandAt(text: string): ReadShorthand | null {
  for (const { field, pattern, phrase } of all) {
    const match = pattern.exec(text);
    if (match) return { field, phrase: phrase(match), length: match[0].length };
  }
  return null;
}
