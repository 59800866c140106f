import { toSound } from './name-sound.ts';

/** More and longer words than any name has. */
const maxWords = 6;
const maxLetters = 40;

const toSoundSet = (words: string) => new Set(words.split(' ').map(toSound));
/** Words for any doctor: alone, they filter nothing. */
const titles = toSoundSet(
  'dr doctor doctors doktar daktar physician specialist डॉ डॉक्टर चिकित्सक विशेषज्ञ వైద్యుడు மருத்துவர் ವೈದ್ಯರು ഡോക്ടർ ডাক্তার તબીબ maruthuvar vaidyulu',
);
/** Words without meaning for a search, in Latin letters and in the nine languages. */
const stopWords = toSoundSet(
  'a an the in at of for with my me near nearby i have problem ka ke ki ko mein hai ho raha rahi hota ' +
    'का के की को में मे और लिए पास रोग है हो रहा रही होता होती आहे आणि माझे છે મને আমার হচ্ছে আছে ও ' +
    'lo undi vundi irukku iruku ide aahe che hochhe hocche ഉണ്ട് undu ఉంది నాకు இருக்கு எனக்கு ಇದೆ ನನಗೆ എനിക്ക്',
);

/** False for "doctor" and similar words, and for stop words. */
export function isSignificantWord(word: string): boolean {
  const sound = toSound(word);
  return !titles.has(sound) && !stopWords.has(sound);
}

const nameTitles = toSoundSet('dr डॉ डा ডাঃ ডা ડૉ ડો డా డాక్టర్ ಡಾ ഡോ டா');

/** A title means that a name is searched for: "Dr Nair". */
export const startsWithTitle = (typed: string): boolean => nameTitles.has(toSound(typed).split(' ')[0] ?? '');

/** As typed; empty if any doctor matches ("doctor"), null if nothing can be a name. */
export function parseSearchWords(typed: string): string[] | null {
  const words = typed
    .split(/[^\p{L}\p{M}\p{N}'’\u200c\u200d]+/u)
    .filter((word) => toSound(word) !== '')
    .map((word) => Array.from(word).slice(0, maxLetters).join(''));
  if (words.length === 0) return null;
  const notifying = words.filter((word) => !titles.has(toSound(word)));
  const names = notifying.filter(isSignificantWord);
  return (names.length > 0 ? names : notifying).slice(0, maxWords);
}
