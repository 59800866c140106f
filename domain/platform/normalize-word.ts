import { listSoundPrefixes, toSound } from './name-sound.ts';
import { indianScripts } from './sound-rules.ts';
import { countComplaintTypos } from './typing-errors.ts';

/** A word of a complaint; only words of the same script are compared. */
export interface NormalizedWord {
  readonly text: string;
  /** The Unicode block of an Indian script, 0 for Latin letters. */
  readonly script: number;
  /** One spelling for common confusions: दाँत and दांत, "pet" and "peth". */
  readonly form: string;
  /** The form without nasal signs and without its last vowel, which case endings replace. */
  readonly bare: string;
  readonly stem: string;
}

/** A word that may not be fully typed. */
export interface NormalizedTypedWord extends NormalizedWord {
  /** Possible beginnings of the intended word. */
  readonly beginnings: readonly string[];
}

const { devanagari, blockSize } = indianScripts;

/** Signs that are often omitted or inserted by mistake: nukta, visarga, joiners. */
const ignoredSigns = /[\u093c\u09bc\u0a3c\u0abc\u0903\u0983\u0a83\u0b83\u0c03\u0c83\u0d03\u200c\u200d]/g;
/**
 * Final consonants with letters of their own, mapped to the consonant without a vowel; and r, which Bengali
 * writes twice.
 */
const finalConsonants: Readonly<Record<string, string>> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
  ৎ: 'ত্',
  ড়: 'র',
  ঢ়: 'র',
};
/** Pairs that spellings confuse, by their letters in Devanagari, whose layout every script shares. */
const confusedLetters = new Map(
  'ँं आअ ईइ ऊउ एऎ ऐऎ ओऒ औऒ ीि ूु ेॆ ैॆ ॅॆ ोॊ ौॊ ॉॊ ॗॊ खक घग छच झज ठट ढड थत धद फप भब शस षस णन ङन ञन ऩन ळल ऴल ऱर'
    .split(' ')
    .map(([letter, plain]) => [letter, plain] as const),
);

/** In Devanagari letters: folds vowel length, aspiration and nasals. */
function foldInScript(word: string): string {
  const letters = Array.from(word, (letter) => {
    const code = letter.charCodeAt(0);
    const inDevanagari = String.fromCharCode(devanagari + (code % blockSize));
    return code < devanagari ? letter : (confusedLetters.get(inDevanagari) ?? inDevanagari);
  }).join('');
  return letters
    .replaceAll('ृ', '्र')
    .replace(/्र[िु]/g, '्र')
    .replace(/न्(?=[क-धप-ह])|म्(?=[क-भय-ह])/g, 'ं')
    .replaceAll('्', '')
    .replace(/([क-ह])\1+/g, '$1');
}

/** Compared within its own script only, whatever it sounds like in another. */
export function normalizeWord(text: string): NormalizedWord {
  const known = text
    .normalize('NFC')
    .replace(/[ൺൻർൽൾൿৎ]|[ডঢ]়/g, (letter) => finalConsonants[letter] ?? letter);
  const plain = known.replace(ignoredSigns, '').toLowerCase();
  const sign = /[\u0900-\u0d7f]/.exec(plain)?.[0];
  const form = sign ? foldInScript(plain) : toSound(text);
  return {
    text: plain,
    script: sign ? Math.floor(sign.charCodeAt(0) / blockSize) : 0,
    form,
    bare: form.replaceAll('ं', ''),
    stem: form.length > 3 ? form.replace(/[ा-ौ]$/, '') : form,
  };
}

export function normalizeTypedWord(text: string): NormalizedTypedWord {
  const word = normalizeWord(text);
  return { ...word, beginnings: word.script ? [word.form] : listSoundPrefixes(text) };
}

/** The match of a typed word with a known one; typing errors rank last. */
export interface WordFit {
  readonly kind: 'same' | 'begun' | 'mistyped';
  /** Lower is better, among fits of one kind. */
  readonly cost: number;
}

/** Case endings are at most this long: గుండెలో is the heart, గుండె. */
const maxEndingLength = 4;

/** Null if the words do not match or are of different scripts. */
export function matchWord(
  typed: NormalizedTypedWord,
  known: NormalizedWord,
  forgiving: boolean,
): WordFit | null {
  if (typed.script !== known.script) return null;
  if (typed.text === known.text) return { kind: 'same', cost: 0 };
  if (typed.form === known.form) return { kind: 'same', cost: 0.1 };
  if (typed.bare === known.bare) return { kind: 'same', cost: 0.15 };
  const ending = typed.form.length - known.stem.length;
  if (typed.script && known.stem.length > 2 && ending <= maxEndingLength && typed.form.startsWith(known.stem))
    return { kind: 'same', cost: 0.2 + ending / 20 };
  if (typed.beginnings.some((beginning) => known.form.startsWith(beginning)))
    return { kind: 'begun', cost: 0.5 };
  if (!forgiving) return null;
  const typos = [countComplaintTypos(typed.form, known.form), countComplaintTypos(typed.text, known.text)];
  const fewest = Math.min(...typos.map((count) => count ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(fewest) ? { kind: 'mistyped', cost: fewest } : null;
}
