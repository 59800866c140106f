import { reasonWords, specializationWords } from './care-words.ts';
import { beginningsOf, soundOf } from './name-sound.ts';
import { reasonsBySpecialization, type Specialization, specializations } from './specializations.ts';
import { typosInBeginning, typosInWord } from './typing-errors.ts';

/** More words than a name has, and longer than any of them. */
const wordsAtMost = 6;
const lettersAtMost = 40;

const soundsOf = (words: string) => new Set(words.split(' ').map(soundOf));
/** Words for any doctor: alone, they filter nothing. */
const titles = soundsOf('dr doctor doctors doktar daktar physician specialist डॉ डॉक्टर चिकित्सक विशेषज्ञ');
/** Stop words. */
const stopWords = soundsOf(
  'a an the in at of for with my me near nearby ka ke ki ko mein का के की को में और लिए पास रोग',
);
const isSpecific = (sound: string) => !titles.has(sound) && !stopWords.has(sound);

/** The words to search for, as typed: none if anybody fits ("doctor"), null if nothing can be a name. */
export function wordsOf(typed: string): string[] | null {
  const words = typed
    .split(/[^\p{L}\p{M}\p{N}'’\u200c\u200d]+/u)
    .filter((word) => soundOf(word) !== '')
    .map((word) => Array.from(word).slice(0, lettersAtMost).join(''));
  if (words.length === 0) return null;
  const telling = words.filter((word) => !titles.has(soundOf(word)));
  const names = telling.filter((word) => isSpecific(soundOf(word)));
  return (names.length > 0 ? names : telling).slice(0, wordsAtMost);
}

/** What people come for: a specialization, or one of its reasons. */
export interface Care {
  readonly specialization: Specialization;
  /** Null for the specialization itself. */
  readonly reason: string | null;
}

export interface FoundCare extends Care {
  /** The word by which it was found, if that is not its name: "dil" finds Cardiology by दिल. */
  readonly alias: string | null;
}

interface Entry extends Care {
  /** Its name, its name in Hindi, and other words for it. */
  readonly phrases: readonly { readonly text: string; readonly sounds: readonly string[] }[];
}

function entryOf(specialization: Specialization, reason: string | null, spoken: readonly string[]): Entry {
  const texts = [reason ?? specialization, ...spoken.flatMap((line) => line.split(', '))];
  return {
    specialization,
    reason,
    phrases: texts.map((text) => ({ text, sounds: soundOf(text).split(' ').filter(isSpecific) })),
  };
}

const entries: readonly Entry[] = specializations.flatMap((specialization) => [
  entryOf(specialization, null, specializationWords[specialization]),
  ...reasonsBySpecialization[specialization].map((reason) =>
    entryOf(specialization, reason, reasonWords[reason]),
  ),
]);

/**
 * How closely a typed word matches: 0 is the very word, higher is worse, null is no match. `byName` if the
 * sound is of the name and not of another word for it.
 */
type Closeness = (sound: string, byName: boolean) => number | null;

/** A shorter word must match whole, unless it begins a name: "TB" is specific, "an" begins too much. */
const shortestBeginning = 3;

type Forgiving = (typed: string, sound: string) => number | null;

/** Compares with beginnings of words, with typing errors where `typosIn` is given. */
function closenessTo(word: string, typosIn: Forgiving | null): Closeness {
  const typed = soundOf(word);
  const beginnings = beginningsOf(word);
  return (sound, byName) => {
    if (sound === typed) return 0;
    if (!byName && typed.length < shortestBeginning) return null;
    if (beginnings.some((beginning) => sound.startsWith(beginning))) return 1;
    const typos = typosIn?.(typed, sound) ?? null;
    return typos === null ? null : 1 + typos;
  };
}

interface Match {
  readonly score: number;
  readonly alias: string | null;
}

function matchOf(entry: Entry, words: readonly Closeness[]): Match | null {
  let score = 0;
  let alias: string | null = null;
  for (const closeness of words) {
    let best = Number.POSITIVE_INFINITY;
    let by = 0;
    for (const [index, { sounds }] of entry.phrases.entries()) {
      for (const sound of sounds) {
        // Of two equal matches, the name itself wins.
        const found = closeness(sound, index === 0);
        if (found === null || found + (index > 0 ? 0.5 : 0) >= best) continue;
        best = found + (index > 0 ? 0.5 : 0);
        by = index;
      }
    }
    if (best === Number.POSITIVE_INFINITY) return null;
    score += best;
    if (by > 0) alias ??= entry.phrases[by]?.text ?? null;
  }
  return { score, alias };
}

/** What people may come for who type these words, the best match first; every word must match. */
export function careFor(words: readonly string[], forgiving: boolean): FoundCare[] {
  if (words.length === 0) return [];
  const wanted = words.map((word) => closenessTo(word, forgiving ? typosInBeginning : null));
  const whole = soundOf(words.join(' '));
  return entries
    .flatMap((entry) => {
      const match = matchOf(entry, wanted);
      if (!match) return [];
      // "Cough" means Cough, not Cold and Cough.
      const isIt = entry.phrases[0]?.sounds.join(' ') === whole;
      return [{ entry, alias: match.alias, score: isIt ? match.score - 1 : match.score }];
    })
    .sort((one, other) => one.score - other.score)
    .map(({ entry: { specialization, reason }, alias }) => ({ specialization, reason, alias }));
}

/** The specializations that a word may mean, by their own name or by one of their reasons. */
export function specializationsFor(word: string, forgiving: boolean): Specialization[] {
  const typed = soundOf(word);
  const exactly: Closeness = (sound) => (sound === typed ? 0 : null);
  const closeness =
    typed.length < shortestBeginning ? exactly : closenessTo(word, forgiving ? typosInWord : null);
  const found = entries.flatMap((entry) => {
    const match = matchOf(entry, [closeness]);
    return match ? [{ specialization: entry.specialization, kind: Math.floor(match.score) }] : [];
  });
  // "heart" means the heart, not heartburn.
  const best = Math.min(...found.map(({ kind }) => kind));
  return [...new Set(found.filter(({ kind }) => kind === best).map(({ specialization }) => specialization))];
}
