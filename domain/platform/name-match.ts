import { listSoundPrefixes, toSound } from './name-sound.ts';
import { normalizeText } from './normalize-text.ts';

/**
 * Compares a name with a typed one: with or without a title, initials joined or in another order, split or in
 * one word.
 */

const toSoundSet = (...words: readonly string[]) =>
  new Set(words.flatMap((line) => line.split(' ')).map(toSound));

const titles = toSoundSet(
  'mr mrs ms mx dr drs doctor prof professor smt shrimati srimati shri shree sri sushri shriman thiru thirumathi janab janaab capt ji',
  'श्री श्रीमती सुश्री श्रीमान जी डॉ डॉक्टर प्रो प्रोफेसर मिस्टर मिसेज শ্রী শ্রীমতী ডা ডাঃ ডঃ ডক্টর ডাক্তার জনাব মিস্টার মিসেস திரு திருமதி டாக்டர்',
  'శ్రీ శ్రీమతి డాక్టర్ ప్రొఫెసర్ శ్రీమాన్ શ્રી શ્રીમતી ડૉ ડોક્ટર ಶ್ರೀ ಶ್ರೀಮತಿ ಡಾಕ್ಟರ್ ശ്രീ ശ്രീമതി ഡോക്ടർ ശ്രീമാൻ ਸ਼੍ਰੀ ਸ਼੍ਰੀਮਤੀ ਡਾਕਟਰ ଶ୍ରୀ ଶ୍ରୀମତୀ ଡାକ୍ତର جناب محترمہ ڈاکٹر',
);
/** Titles only at the beginning: elsewhere they are names, such as Kumari or Baby. */
const leadingTitles = toSoundSet(
  'miss master mst baby kum km kumari selvi late sau sou chi er adv rev sir madam',
  'कुमारी कु मास्टर बेबी मिस स्व स्वर्गीय सौ चि প্রয়াত কুমারী বেবি মাস্টার செல்வி குமாரி பேபி మాస్టర్ కుమారి బేబీ చి డా కు કુમારી બેબી માસ્ટર ડો',
  'ಕುಮಾರಿ ಬೇಬಿ ಮಾಸ್ಟರ್ ಡಾ ಕು കുമാരി ബേബി മാസ്റ്റർ ഡോ ਡਾ ਕੁਮਾਰੀ ଡା କୁମାରୀ',
);

/** As a regular expression for the database. */
export const titleSounds = [...titles].join('|');

/** "B/o Lakshmi", "Ravi S/o Mohan". */
const kinship = /(^|[\s,(])[bcdhsw]\/o(?=[\s.,)]|$)/gi;
const betweenWords = /[^\p{L}\p{M}\p{N}'’`\u200c\u200d]+/u;

/** Latin initials as Indian scripts spell them, by their sound: के. एस. राव is K. S. Rao. */
const spelledInitials = new Map(
  'si:C di:D ef:F ec:H je:J ke:K el:L em:M en:N pi:P ar:R es:S ti:T yu:U vi:V dablyu:W eksa:X vai:Y'
    .split(' ')
    .map((pair) => [pair.slice(0, -2), pair.slice(-1)] as const),
);

/**
 * "KSR" becomes K, S and R: a word without a vowel is not a name, nor are capitals in a name of small
 * letters.
 */
function splitInitials(word: string, hasSmallLetters: boolean): string[] {
  const initial = /[\u0900-\u0dff]/.test(word) && spelledInitials.get(toSound(word));
  if (initial) return [initial];
  const areInitials =
    /^[b-df-hj-np-tv-xz]{2,3}$/i.test(word) || (hasSmallLetters && /^[A-Z]{2,3}$/.test(word));
  return areInitials ? Array.from(word) : [word];
}

const isTitle = (word: string, isFirst: boolean) => {
  const sound = toSound(word);
  return titles.has(sound) || (isFirst && leadingTitles.has(sound));
};

function withoutTitles(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !isTitle(word, true));
  const rest = first < 0 ? [] : words.slice(first).filter((word) => !isTitle(word, false));
  return rest.length > 0 ? rest : words;
}

const maxWords = 10;
const maxLetters = 40;

/** As written, without titles; each initial is a word. */
export function splitNameWords(name: string): string[] {
  const written = normalizeText(name)
    .replace(kinship, '$1')
    .split(betweenWords)
    .filter((word) => toSound(word) !== '');
  const hasSmallLetters = written.some((word) => /[a-z]{2}/.test(word));
  return withoutTitles(written)
    .flatMap((word) => splitInitials(word, hasSmallLetters))
    .slice(0, maxWords)
    .map((word) => Array.from(word).slice(0, maxLetters).join(''));
}

const toNameSounds = (name: string) => splitNameWords(name).flatMap((word) => toSound(word).split(' '));

/** True if the words, joined in some order, make up the text; `dead` holds sets of words that failed. */
function canCompose(text: string, words: readonly string[], dead = new Set<string>()): boolean {
  if (text === '') return words.length === 0;
  const key = words.join(' ');
  if (dead.has(key)) return false;
  dead.add(key);
  return words.some(
    (word, at) => text.startsWith(word) && canCompose(text.slice(word.length), words.toSpliced(at, 1), dead),
  );
}

function areSame(words: readonly string[], others: readonly string[]): boolean {
  const [joined, otherJoined] = [words.join(''), others.join('')];
  if (joined.length !== otherJoined.length || joined === '') return false;
  return canCompose(joined, others) || canCompose(otherJoined, words);
}

/** "K. S. R. Murthy" equals "Mr Murthy KSR", "O'Grady" equals "O Grady". */
export const isSameName = (one: string, other: string): boolean =>
  areSame(toNameSounds(one), toNameSounds(other));

/** True if each typed word fits a different word. */
function fitsWords(
  typed: readonly (readonly string[])[],
  words: readonly string[],
  fits: (beginnings: readonly string[], word: string) => boolean,
): boolean {
  const taken = new Map<number, number>();
  /** Finds a free word for a typed one, moving another typed word if necessary (bipartite matching). */
  const place = (index: number, tried: Set<number>): boolean =>
    words.some((word, at) => {
      if (tried.has(at) || !fits(typed[index] ?? [], word)) return false;
      tried.add(at);
      const before = taken.get(at);
      if (before !== undefined && !place(before, tried)) return false;
      taken.set(at, index);
      return true;
    });
  return typed.every((_, index) => place(index, new Set()));
}

/** True if the typed words, joined where they were split, begin the joined words of a name. */
function fitsJoined(typed: readonly string[], words: readonly string[]): boolean {
  if (typed.length === 0) return true;
  return typed.some((_, last) => {
    const joined = typed.slice(0, last + 1).join('');
    const found = words.some((__, at) => words.slice(at).join('').startsWith(joined));
    return found && fitsJoined(typed.slice(last + 1), words);
  });
}

/**
 * Scores names against the typed one, lower is better: the same, its words, their beginnings, joined. Null if
 * the name does not match.
 */
export function createNameScorer(typed: string): (name: string) => number | null {
  const sounds = toNameSounds(typed);
  const begun = splitNameWords(typed).map((word) => [toSound(word), ...listSoundPrefixes(word)]);
  return (name) => {
    const words = toNameSounds(name);
    if (sounds.length === 0) return null;
    if (sounds.join(' ') === words.join(' ')) return 0;
    if (areSame(sounds, words)) return 1;
    if (fitsWords(begun, words, ([sound], word) => word === sound)) return words[0] === sounds[0] ? 2 : 3;
    if (fitsWords(begun, words, (starts, word) => starts.some((start) => word.startsWith(start)))) return 4;
    return fitsJoined(sounds, words) ? 5 : null;
  };
}
