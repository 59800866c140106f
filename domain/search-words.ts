import { reasonWords, specializationWords } from './care-words.ts';
import { beginningsOf, soundOf } from './name-sound.ts';
import { reasonsBySpecialization, type Specialization, specializations } from './specializations.ts';
import { slipsToBeginning, slipsToWord } from './typing-errors.ts';

/** More words than anybody needs to name a doctor, and longer ones than any name has. */
const wordsAtMost = 6;
const lettersAtMost = 40;

const soundsOf = (words: string) => new Set(words.split(' ').map(soundOf));
/** Words for a doctor as such: alone, they mean anybody. */
const titles = soundsOf('dr doctor doctors doktar daktar physician specialist डॉ डॉक्टर चिकित्सक विशेषज्ञ');
/** Words that join others and find nobody by themselves. */
const joints = soundsOf(
  'a an the in at of for with my me near nearby ka ke ki ko mein का के की को में और लिए पास रोग',
);
const tells = (sound: string) => !titles.has(sound) && !joints.has(sound);

/**
 * The words of a search that say something, as they were typed: none when anybody fits ("doctor"), null when there
 * is nothing that could be a name.
 */
export function wordsOf(typed: string): string[] | null {
  const words = typed
    .split(/[^\p{L}\p{M}\p{N}'’\u200c\u200d]+/u)
    .filter((word) => soundOf(word) !== '')
    .map((word) => Array.from(word).slice(0, lettersAtMost).join(''));
  if (words.length === 0) return null;
  const telling = words.filter((word) => !titles.has(soundOf(word)));
  const names = telling.filter((word) => tells(soundOf(word)));
  return (names.length > 0 ? names : telling).slice(0, wordsAtMost);
}

/** Something that people come for: a specialization, or one reason of it. */
export interface Care {
  readonly specialization: Specialization;
  /** Null when the specialization itself is meant. */
  readonly reason: string | null;
}

export interface FoundCare extends Care {
  /** What the search found it by, where that is not its name: "dil" finds Cardiology by दिल. */
  readonly alias: string | null;
}

interface Entry extends Care {
  /** Its name, its name in Hindi, and what people also say. */
  readonly phrases: readonly { readonly text: string; readonly sounds: readonly string[] }[];
}

function entryOf(specialization: Specialization, reason: string | null, spoken: readonly string[]): Entry {
  const texts = [reason ?? specialization, ...spoken.flatMap((line) => line.split(', '))];
  return {
    specialization,
    reason,
    phrases: texts.map((text) => ({ text, sounds: soundOf(text).split(' ').filter(tells) })),
  };
}

const entries: readonly Entry[] = specializations.flatMap((specialization) => [
  entryOf(specialization, null, specializationWords[specialization]),
  ...reasonsBySpecialization[specialization].map((reason) =>
    entryOf(specialization, reason, reasonWords[reason]),
  ),
]);

/**
 * How well one typed word names something: 0 for the very word, more for less; null when it does not. `byName` when
 * the sound is of its name, and not of what people also say.
 */
type Closeness = (sound: string, byName: boolean) => number | null;

/** So short a word must be meant as it stands, unless it begins a name: "TB" says something, "an" begins too much. */
const shortestBeginning = 3;

type Forgiving = (typed: string, sound: string) => number | null;

/** What begins like the word; also with typing errors as far as they are forgiven. */
function closenessTo(word: string, slipsTo: Forgiving | null): Closeness {
  const typed = soundOf(word);
  const beginnings = beginningsOf(word);
  return (sound, byName) => {
    if (sound === typed) return 0;
    if (!byName && typed.length < shortestBeginning) return null;
    if (beginnings.some((beginning) => sound.startsWith(beginning))) return 1;
    const slips = slipsTo?.(typed, sound) ?? null;
    return slips === null ? null : 1 + slips;
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
        // Of two that fit alike, the name itself is meant.
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

/** What people come for who are typing these words, the best match first; every word must fit. */
export function careFor(words: readonly string[], forgiving: boolean): FoundCare[] {
  if (words.length === 0) return [];
  const wanted = words.map((word) => closenessTo(word, forgiving ? slipsToBeginning : null));
  const whole = soundOf(words.join(' '));
  return entries
    .flatMap((entry) => {
      const match = matchOf(entry, wanted);
      if (!match) return [];
      // Who types "Cough" means Cough, and not Cold and Cough.
      const isIt = entry.phrases[0]?.sounds.join(' ') === whole;
      return [{ entry, alias: match.alias, score: isIt ? match.score - 1 : match.score }];
    })
    .sort((one, other) => one.score - other.score)
    .map(({ entry: { specialization, reason }, alias }) => ({ specialization, reason, alias }));
}

/** The specializations that a word may mean, by their own name or by a reason of theirs. */
export function specializationsFor(word: string, forgiving: boolean): Specialization[] {
  const typed = soundOf(word);
  const exactly: Closeness = (sound) => (sound === typed ? 0 : null);
  const closeness =
    typed.length < shortestBeginning ? exactly : closenessTo(word, forgiving ? slipsToWord : null);
  const found = entries.flatMap((entry) => {
    const match = matchOf(entry, [closeness]);
    return match ? [{ specialization: entry.specialization, kind: Math.floor(match.score) }] : [];
  });
  // Who says "heart" means the heart, and not heartburn.
  const best = Math.min(...found.map(({ kind }) => kind));
  return [...new Set(found.filter(({ kind }) => kind === best).map(({ specialization }) => specialization))];
}
