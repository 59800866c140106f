import type { KnownMedicine } from '#domain/clinical/medicines.ts';
import { salts as saltWords } from '#reference/salts.ts';
import { createPrefixMatcher, extractNumbers, findMeantMedicines } from './match-medicines.ts';
import {
  bareDaysPattern,
  endPattern,
  isFrequencyOrInstruction,
  type MatchedShorthand,
  matchShorthand,
  numberPattern,
  type ShorthandField,
  tidyNumbers,
} from './medicine-shorthand.ts';

const unit =
  '(?:milligrams?|micrograms?|grams?|mgs?|mcgs?|µgs?|ug|gms?|g|ml|iu|i\\.u\\.|units?|meq|%|(?:lakhs?|lacs?|million)\\s*(?:iu|units)|k)';
const per = '(?:/|\\bper\\s*)';
const range = `${numberPattern}(?:\\s*-\\s*${numberPattern})?`;
const oneStrength = `${range}\\s*${unit}(?:\\s*(?:/|per)\\s*(?:${numberPattern}\\s*)?(?:ml|h|hr|g|puff|dose|actuation)(?![a-z]))?`;
const strengthAt = new RegExp(
  `^${oneStrength}(?:\\s*\\+\\s*${oneStrength})*${endPattern}(?!\\s*(?:/|per\\b))`,
  'i',
);
const bareNumberAt = new RegExp(
  `^(?:${numberPattern}-${numberPattern}|${numberPattern}(?:/${numberPattern})*)${endPattern}`,
  'i',
);
/** A dose by weight, by surface or as a rate says nothing of the content of a tablet. */
const ratePattern = new RegExp(
  `^(?:${range}\\s*${unit}\\s*${per}(?:kg|m2|m²|body weight|24 ?h|days?|d|min|minutes?)|${range}\\s*(?:ml|units?|drops?|gtts?)\\s*${per}(?:min|minutes?|hours?|hr|h))(?:\\s*${per}(?:days?|d|doses?|min|minutes?|hours?|hr|h)(?![a-z]))*${endPattern}`,
  'i',
);
/** "0, 1, 6 months" */
const listPattern = new RegExp(
  `^${numberPattern}(?:\\s*,\\s*${numberPattern}){2,}|^${numberPattern}\\s*(?:&|and)\\s*${numberPattern}`,
  'i',
);
const unitsOnly = /^\S+\s*(?:ml|units?)$/i;
const internationalUnits = /^[\d.,-]+\s*(?:iu|i\.u\.)$/i;
const salts = new Set(Object.keys(saltWords));
/** A number of these is neither a strength nor a number of tablets. */
const nonStrengthPattern =
  /^[1-4]\s*[x×*]\s*\d|^\S+\s*(?:-\s*)?(?:(?:st|nd|rd|th|am|pm|a\.m|p\.m|o'?clock|times?|kgs?|cms?|years?|yrs?|months?|weeks?|days?|hours?|hrs?|min(?:ute)?s?|strips?|bottles?|packs?|tubes?|refills?)(?![a-z]))/i;

/** Words that change the meaning of everything after them, up to the next comma. */
const sentencePattern =
  /^(?:not|no|non|never|don'?t|do|avoid|except|without|stop|start|begin|repeat|increase|decrease|reduce|raise|lower|double|triple|halve|taper|titrate|skip|omit|hold|restart|resume|review|wait|give up|until|till|upto|up|after|before|prior|every|each|from|if|when|whenever|unless|while|during|since|within|between|max|maximum|minimum|at (?:least|most)|only|or|and|plus|less|more|than|else|last|by|per|alternat\w*|on days?|days?|weeks?|months?|hours?|times?)(?![\p{L}\p{M}])/iu;
/** From here on there is a second dose. */
const secondDosePattern =
  /^(?:then|followed by|f\/b|thereafter|afterwards|later|next|subsequently)(?![\p{L}\p{M}])/iu;
const hasTime =
  /\d|\b(?:od|bd|bds|bid|tds|tid|qid|qds|hs|sos|daily|weekly|monthly|once|twice|thrice|morning|night|cont(?:inue)?)\b/i;
/** Continues a dose with something that is no dose of the medicine: "in 100 ml NS over 30 min". */
const prepositionPattern =
  /^(?:in|into|with|of|to|over|at|on|for|as|dose|under|near|around|about)(?![\p{L}\p{M}])/iu;

/** Longer than any name, in letters. */
const maxNameLength = 60;

export interface LineParts {
  name: string;
  strength: string;
  /** Set after a colon, which is followed by how to take the medicine. */
  isNamed: boolean;
  readonly fields: Record<ShorthandField, string>;
  readonly instructions: string[];
  readonly unread: string[];
}

const emptyLine = (): LineParts => ({
  name: '',
  strength: '',
  isNamed: false,
  fields: { form: '', dose: '', frequency: '', duration: '', instructions: '' },
  instructions: [],
  unread: [],
});

const copied = (line: LineParts): LineParts => ({
  ...line,
  fields: { ...line.fields },
  instructions: [...line.instructions],
  unread: [...line.unread],
});

/** Recognises the parts of a line by their form; the name is everything before the first of them. */
export function parseLineParts(typed: string, known: readonly KnownMedicine[]): LineParts {
  const { text, note } = splitOffNote(typed);
  const line = new LineReader(text, known).read();
  if (note) {
    const read = matchShorthand(note);
    const isRead =
      read?.length === note.length &&
      (read.field === 'instructions' || isFrequencyOrInstruction(read.phrase));
    line.instructions.push(isRead ? read.phrase : note);
    if (!isRead) line.unread.push(note);
  }
  line.fields.instructions = line.instructions.filter(Boolean).join(', ');
  line.name = line.name.replace(/[\s.+–—-]+$/, '');
  return line;
}

/** "(After food)" at the end of a printed line is one instruction. */
function splitOffNote(text: string): { text: string; note: string } {
  const [, before = text, note = ''] = /^(.*?) ?\(([^()]*)\)$/.exec(text) ?? [];
  return { text: before, note };
}

const formsOfLists = new WeakMap<readonly KnownMedicine[], readonly string[]>();

/** Cached by list, because a line is parsed on every keystroke. */
function listForms(known: readonly KnownMedicine[]): readonly string[] {
  const forms = formsOfLists.get(known) ?? [
    ...new Set(known.flatMap((one) => one.forms.map(({ form }) => form))),
  ];
  formsOfLists.set(known, forms);
  return forms;
}

class LineReader {
  readonly #text: string;
  readonly #known: readonly KnownMedicine[];
  readonly #forms: readonly string[];
  #line = emptyLine();
  #at = 0;
  /** Precedes the name: "2 tab pcm", "500 mg pcm". */
  #beforeName = { dose: '', strength: '' };
  /**
   * The position and state before the duration: if a second dose follows, it was not the duration of the
   * course.
   */
  #beforeDuration: { readonly at: number; readonly line: LineParts } | null = null;

  constructor(text: string, known: readonly KnownMedicine[]) {
    this.#text = text;
    this.#known = known;
    this.#forms = listForms(known);
  }

  get #left(): string {
    return this.#text.slice(this.#at);
  }

  read(): LineParts {
    this.#readBeforeName();
    if (this.#line.name === '' && !canBeginName(this.#left)) return emptyLine();
    while (true) {
      const [between = ''] = /^(?:[\s,;]|[:.](?!\d)|[-–—*/|](?=[\s,;]|$))+/.exec(this.#left) ?? [];
      this.#line.isNamed ||= between.includes(':');
      this.#at += between.length;
      if (this.#at >= this.#text.length) return this.#line;
      this.#readPart();
    }
  }

  #readBeforeName() {
    const { fields } = this.#line;
    const given = matchShorthand(this.#left);
    if (given?.field === 'dose') {
      fields.dose = given.phrase;
      this.#skip(given.length);
    }
    const form = matchForm(this.#left, this.#forms);
    if (form) {
      fields.form = form.form;
      this.#skip(form.length);
    }
    const strength = strengthAt.exec(this.#left)?.[0] ?? '';
    if (
      strength !== '' &&
      /^\s*\p{L}/u.test(this.#left.slice(strength.length)) &&
      !unitsOnly.test(strength)
    ) {
      this.#line.strength = strength;
      this.#skip(strength.length);
    }
    this.#beforeName = { dose: fields.dose, strength: this.#line.strength };
    const named = matchKnownName(this.#left, this.#known);
    this.#line.name = named;
    this.#at += named.length;
  }

  #skip(length: number) {
    this.#at += length;
    this.#at += /^\s*/.exec(this.#left)?.[0].length ?? 0;
  }

  #readPart() {
    const line = this.#line;
    if (line.name === '') return this.#readWord();
    if (secondDosePattern.test(this.#left) || listPattern.test(this.#left)) return this.#readRest();
    const read = matchShorthand(this.#left);
    if (this.#isSecondDose(read)) return this.#readRest();
    if (this.#readAmount(read)) return;
    const form = line.fields.form === '' ? matchForm(this.#left, this.#forms) : null;
    if (form) {
      line.fields.form = form.form;
      this.#at += form.length;
    } else if (read) this.#take(read);
    else if (this.#isBareDays()) {
      const [text, days = ''] = bareDaysPattern.exec(this.#left) ?? [''];
      this.#take({ field: 'duration', phrase: `${days} day${days === '1' ? '' : 's'}`, length: text.length });
    } else this.#readWord();
  }

  /**
   * Reads a strength, a rate, or the number of tablets right before a frequency. Returns true if there was
   * one.
   */
  #readAmount(read: MatchedShorthand | null): boolean {
    const line = this.#line;
    const [rate] = ratePattern.exec(this.#left) ?? [];
    if (rate && line.fields.dose === '') {
      line.fields.dose = tidyNumbers(rate);
      this.#at += rate.length;
      return true;
    }
    const strength = rate ? null : matchStrength(this.#left, line, this.#known, read);
    if (strength) {
      line.strength = strength;
      this.#at += strength.length;
      return true;
    }
    const [bare] = bareNumberAt.exec(this.#left) ?? [];
    if (!bare || read || line.strength === '' || line.fields.dose !== '' || line.fields.frequency !== '')
      return false;
    const next = matchShorthand(this.#left.slice(bare.length).trimStart());
    if (
      next?.field !== 'frequency' ||
      / (?:week|month)$/.test(next.phrase) ||
      !/^[1-4]$|^0?\.5$|^1\/2$/.test(bare)
    )
      return false;
    line.fields.dose = tidyNumbers(bare);
    this.#at += bare.length;
    return true;
  }

  #take({ field, phrase, length }: MatchedShorthand) {
    const line = this.#line;
    const words = this.#left.slice(0, length);
    if (field === 'duration') this.#beforeDuration ??= { at: this.#at, line: copied(line) };
    this.#at += length;
    if (field === 'instructions') line.instructions.push(phrase);
    else if (line.fields[field] === '') line.fields[field] = phrase;
    else if (isFrequencyOrInstruction(phrase)) line.instructions.push(phrase);
    else if (field === 'frequency' && isFrequencyOrInstruction(line.fields.frequency)) {
      line.instructions.push(line.fields.frequency);
      line.fields.frequency = phrase;
    } else if (line.fields[field] !== phrase) this.#keep(words);
  }

  /** True if another dose, time or duration begins here, after those of the first. */
  #isSecondDose(read: MatchedShorthand | null): boolean {
    const { fields, strength } = this.#line;
    if (read?.field === 'duration') return fields.duration !== '';
    if (read?.field === 'frequency')
      return (
        fields.frequency !== '' &&
        fields.frequency !== read.phrase &&
        !isFrequencyOrInstruction(read.phrase) &&
        !isFrequencyOrInstruction(fields.frequency)
      );
    if (read?.field === 'dose') return fields.dose !== '';
    const isDosed = fields.frequency !== '' || fields.duration !== '';
    if (strengthAt.test(this.#left)) return strength !== '' || (isDosed && fields.dose !== '');
    return isDosed && !read && bareNumberAt.test(this.#left) && !nonStrengthPattern.test(this.#left);
  }

  /** "x 5" is days at the end of a line, unless it counts weeks, months or doses. */
  #isBareDays(): boolean {
    return (
      bareDaysPattern.test(this.#left) && !/week|month|days|other day|now/.test(this.#line.fields.frequency)
    );
  }

  /** Takes the remainder as free text; the duration of the whole course is then unknown. */
  #readRest() {
    const rest = this.#left;
    const goesOn = !secondDosePattern.test(rest) || hasTime.test(rest);
    if (goesOn && this.#beforeDuration) {
      this.#line = this.#beforeDuration.line;
      this.#at = this.#beforeDuration.at;
    }
    this.#keep(this.#left);
    this.#at = this.#text.length;
  }

  #keep(words: string) {
    this.#line.instructions.push(words);
    this.#line.unread.push(words);
  }

  /** Reads a word that is part of the name, or begins what is not understood. */
  #readWord() {
    const line = this.#line;
    const word = wordAt(this.#left);
    const { dose, strength } = this.#beforeName;
    const { form } = line.fields;
    const nothingYet = Object.values(line.fields).every((value) => ['', form, dose].includes(value));
    const belongsToName =
      line.instructions.length === 0 &&
      line.strength === strength &&
      (line.name === '' || (nothingYet && !line.isNamed));
    const longer = `${line.name} ${word}`.trim();
    const isShort = longer.length <= maxNameLength;
    const isPlain = joinsNames(this.#left, this.#known) || startsWithNameWord(this.#left);
    // "Haloperidol decanoate 50", "A to Z".
    const isMore = (isPlain && /^\S+ \.?\d/.test(this.#left)) || line.name.length === 1;
    if (
      belongsToName &&
      isShort &&
      (line.name === '' ||
        isMore ||
        begins(longer, this.#known) ||
        (isPlain && (!isKnown(line.name, this.#known) || salts.has(word.toLowerCase()))))
    ) {
      line.name = longer;
      this.#at += word.length;
      return;
    }
    const length = measureUnreadLength(this.#left, line);
    this.#keep(this.#left.slice(0, length).trim());
    this.#at += length;
  }
}

const wordAt = (text: string): string =>
  /^[^\s,;]+(?:(?<=\d),(?=\d)[^\s,;]*)*/.exec(text)?.[0] ?? text.slice(0, 1);

/** A clause ends at a comma that is not part of a number. */
const clauseEnd = /(?<!\d),|,(?!\d)|;| [-–—](?= )|$/;

/**
 * The number of letters up to the next shorthand that are not understood. A sentence whose meaning depends on
 * its words is not split.
 */
function measureUnreadLength(left: string, line: LineParts): number {
  const clause = left.slice(0, left.search(clauseEnd)) || left.slice(0, 1);
  let at = 0;
  let isPhrase = false;
  while (at < clause.length) {
    const rest = clause.slice(at);
    if (sentencePattern.test(rest)) return clause.length;
    if (secondDosePattern.test(rest)) return at || clause.length;
    isPhrase ||= prepositionPattern.test(rest);
    const read = at === 0 ? null : matchShorthand(left.slice(at));
    const ends =
      read &&
      ((read.field === 'frequency' && !(line.fields.frequency !== '' && /\d/.test(clause.slice(0, at)))) ||
        (read.field === 'duration' && line.fields.duration === '') ||
        (!isPhrase && /dose|instructions/.test(read.field)));
    if (ends) return at;
    at += wordAt(rest).length;
    at += /^\s*/.exec(clause.slice(at))?.[0].length ?? 0;
  }
  return clause.length;
}

/** True if the text begins with a word that governs what follows: "with folic acid". */
export const startsWithConnective = (text: string): boolean =>
  sentencePattern.test(text) || prepositionPattern.test(text);

/** True if the text begins with a word that may be part of a name. */
export const startsWithNameWord = (text: string): boolean =>
  !startsWithConnective(text) && /^(?:[^\d½¼¾.+&/]|\+ ?\p{L})/u.test(text);

/** "5-FU" begins a name, "400 stat" and "stop aspirin" do not. */
const canBeginName = (text: string): boolean =>
  startsWithNameWord(text) && !secondDosePattern.test(text)
    ? !/frequency|duration/.test(matchShorthand(text)?.field ?? '')
    : /^\d-?\p{L}{2}/u.test(text) && !matchShorthand(text);

/** "trimethoprim and sulfamethoxazole" is one name. */
function joinsNames(text: string, known: readonly KnownMedicine[]): boolean {
  const [, next] = /^(?:and|with|plus)\s+([a-z]{4,})/i.exec(text) ?? [];
  if (!next) return false;
  return known.some(({ name }) => ` ${name.toLowerCase()}`.includes(` ${next.toLowerCase()}`));
}

const begins = (name: string, known: readonly KnownMedicine[]) => known.some(createPrefixMatcher(name));

const isKnown = (name: string, known: readonly KnownMedicine[]) => {
  const typed = name.trim().toLowerCase();
  return typed !== '' && known.some((medicine) => medicine.name.toLowerCase() === typed);
};

/** Reads a strength with its unit, or a bare number after the name. */
function matchStrength(
  left: string,
  line: LineParts,
  known: readonly KnownMedicine[],
  read: MatchedShorthand | null,
): string | null {
  if (line.strength !== '' || line.isNamed) return null;
  const [withUnit] = strengthAt.exec(left) ?? [];
  const medicine = known.find(({ name }) => name.toLowerCase() === line.name.trim().toLowerCase());
  const isUsual = (text: string) =>
    medicine?.forms.some(({ strengths }) =>
      strengths.some((one) => one.toLowerCase() === text.toLowerCase()),
    );
  if (withUnit) {
    if (internationalUnits.test(withUnit)) return isCountedInUnits(line.name, known) ? null : withUnit;
    return unitsOnly.test(withUnit) && !isUsual(withUnit) ? null : withUnit;
  }
  const { fields } = line;
  const [bare] = bareNumberAt.exec(left) ?? [];
  if (!bare || fields.frequency !== '' || fields.duration !== '' || nonStrengthPattern.test(left))
    return null;
  const [meant] = findMeantMedicines({ name: line.name, strength: bare, form: fields.form }, known);
  // "glime 2 tab" is 2 mg, "pcm 1 tab" is one tablet.
  return !read || (meant && isTabletStrength(meant, bare) && / (tablet|capsule)s?$/.test(read.phrase))
    ? bare
    : null;
}

const insulins =
  /insulin|insugen|insuman|huminsulin|wosulin|actrapid|mixtard|novo(?:mix|rapid)|huma?log|humulin|lantus|basalog|glaritus|basaglar|toujeo|tresiba|levemir|apidra|ryzodeg|fiasp|aspart|lispro|glargine|degludec|detemir|heparin/i;

/** Insulin and heparin are dosed in units; the units of a vitamin are its strength. */
function isCountedInUnits(name: string, known: readonly KnownMedicine[]): boolean {
  const [meant] = findMeantMedicines({ name, strength: '', form: '' }, known);
  if (!meant || insulins.test(name)) return insulins.test(name);
  return !meant.forms.some(({ strengths }) => strengths.some((one) => /^[^/]*IU$/.test(one)));
}

const isTabletStrength = ({ forms }: KnownMedicine, strength: string) =>
  forms.some(
    ({ form, strengths }) =>
      /tablet|capsule/i.test(form) && strengths.some((one) => extractNumbers(one) === strength),
  );

function matchKnownName(text: string, known: readonly KnownMedicine[]): string {
  const small = text.toLowerCase();
  const found = known
    .filter(
      ({ name }) => small.startsWith(name.toLowerCase()) && /^($|[\s,;:])/.test(text.slice(name.length)),
    )
    .sort((one, other) => other.name.length - one.name.length);
  return text.slice(0, found[0]?.name.length ?? 0);
}

/** Matches a form of the list in full, else a shortened one. */
function matchForm(text: string, forms: readonly string[]): { form: string; length: number } | null {
  const small = text.toLowerCase();
  const inFull = forms
    .filter((form) => small.startsWith(form.toLowerCase()) && /^($|[\s,;:])/.test(text.slice(form.length)))
    .sort((one, other) => other.length - one.length)[0];
  if (inFull) return { form: inFull, length: inFull.length };
  const read = matchShorthand(text);
  return read?.field === 'form' ? { form: read.phrase, length: read.length } : null;
}
