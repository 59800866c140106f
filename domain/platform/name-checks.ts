/**
 * Reasons to refuse a new name: it is no name ("."), contains an address that a phone would turn into a link,
 * or letters that look like others.
 */
type NameProblem = 'field_name' | 'field_required' | 'field_name_link' | 'field_name_letters';
export type NameKind = 'person' | 'place';

const maxLength = 200;
/** A phone number has ten; "24/7, since 1985" has seven. */
const maxDigits = 7;
const scheme = /\/\/|\b(?:https?|ftp|mailto|tel|sms|upi|whatsapp|javascript|data):|\bwww[.．。｡]/i;
/** Endings of addresses that occur in no name. */
const addressEndings = new Set('com net org info biz xyz app online site website'.split(' '));
/** `.भारत` and its equivalents in India's registry, and the two other endings in use. */
const indianAddressEndings = new Set(
  'भारत भारतम् भारोत ভারত ভাৰত இந்தியா భారత్ ભારત ಭಾರತ ഭാരതം ਭਾਰਤ ଭାରତ بھارت ڀارت بارت कॉम संगठन नेट'.split(' '),
);
/** Abbreviations before a name, often without a space: "Dr.Ravi", "St.John's", "Lt.Col.Rao". */
const titles = new Set(
  [
    'dr drs prof mr mrs ms mx miss mst master baby smt shri shree sri sh kum km md mohd mohammad mohammed sk syed',
    'pt ch th kh bh gh late adv er ca cs capt col lt maj gen brig cmdr cdr sgt hav sub hon rev fr sr br bro jr st mt ft',
    'govt pvt ltd dist hosp no nr opp bldg inst univ dept med multi co dn',
    'डॉ डा डाॅ श्री श्रीमती सुश्री कु प्रो पं स्व मो सौ चि ডা ডঃ ডাঃ ডক্টর শ্রী শ্রীমতী মো মোঃ মোছা திரு திருமதி டாக்டர் மரு செல்வி',
    'డా డాక్టర్ శ్రీ శ్రీమతి ప్రొ ડૉ ડો શ્રી શ્રીમતી કુ ಡಾ ಶ್ರೀ ಶ್ರೀಮತಿ ಪ್ರೊ ഡോ ശ്രീ ശ്രീമതി പ്രൊഫ',
  ].flatMap((line) => line.split(' ')),
);

const drawnAsNothing = /\p{Default_Ignorable_Code_Point}/gu;
const label = /^[\p{L}\p{M}\p{N}-]+/u;
const lastLabel = /[\p{L}\p{M}\p{N}-]*$/u;
const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** True if a dot between these pieces makes an address. */
function isAddress(before: string, after: string): boolean {
  const ending = label.exec(after)?.[0] ?? '';
  if (before === '' || lettersIn(ending) < 2) return false;
  if (after[ending.length] === '/' || addressEndings.has(ending.toLowerCase())) return true;
  if (titles.has(before.toLowerCase()) || lettersIn(before) === 1) return /^[a-z]{2}$/.test(ending);
  return /^[a-z\d-]+$/i.test(ending) || indianAddressEndings.has(ending);
}

function containsAddress(name: string): boolean {
  if (scheme.test(name) || (name.match(/\p{Nd}/gu)?.length ?? 0) > maxDigits) return true;
  return name.split(/[\s,;:()[\]"'’“”|&+*@]+/).some((word) => {
    const pieces = word.split(/[.．。｡]/);
    return pieces.slice(1).some((after, index) => {
      const before = lastLabel.exec(pieces[index] ?? '')?.[0] ?? '';
      return isAddress(before, after);
    });
  });
}

const scripts = [
  ['Latin', /\p{Script=Latin}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Telugu', /\p{Script=Telugu}/u],
  ['Gujarati', /\p{Script=Gujarati}/u],
  ['Kannada', /\p{Script=Kannada}/u],
  ['Malayalam', /\p{Script=Malayalam}/u],
  ['Gurmukhi', /\p{Script=Gurmukhi}/u],
  ['Oriya', /\p{Script=Oriya}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Ol_Chiki', /\p{Script=Ol_Chiki}/u],
  ['Meetei_Mayek', /\p{Script=Meetei_Mayek}/u],
] as const;
const foreign = 'another';
const findScript = (letter: string) => scripts.find(([, letters]) => letters.test(letter))?.[0] ?? foreign;
const listScripts = (text: string) =>
  new Set((text.match(/[\p{L}\p{Nd}]/gu) ?? []).filter((letter) => !/[0-9]/.test(letter)).map(findScript));

/** Mathematical, circled and full-width letters, which look like plain ones. */
const disguisedLetters =
  /[\u2102-\u2115\u2119-\u211d\u2124-\u214e\u249c-\u24e9\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f189}]/u;
const ordinal = /^\d+(?:st|nd|rd|th)$/i;

/** "Raj3sh"; for a place "Apo11o" and "Apoll0", but "24x7", "H2O" and "10th" are names. */
function hasDigitAsLetter(word: string, named: NameKind): boolean {
  if (ordinal.test(word)) return false;
  if (named === 'person') return /\p{Nd}/u.test(word) && /\p{L}/u.test(word);
  return /[a-z][01]+[a-z]/i.test(word) || (lettersIn(word) > 2 && /^[01]+[a-z]|[a-z][01]+$/i.test(word));
}

function containsLookAlikes(name: string, named: NameKind): boolean {
  if (disguisedLetters.test(name)) return true;
  const words = name.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const all = listScripts(name);
  if (all.has(foreign) && all.size > 1) return true;
  return words.some((word) => listScripts(word).size > 1 || hasDigitAsLetter(word, named));
}

/** A person's name needs a letter; a place may be called "108". */
const requiredCharacters = { person: /\p{L}/u, place: /[\p{L}\p{N}]/u } as const;

/** The name of the error message; null if the name is fine. */
export function findNameProblem(name: string, named: NameKind): NameProblem | null {
  if (name.length > maxLength) return null; // the field's own length check reports it
  const seen = name.normalize('NFC').replace(drawnAsNothing, '');
  if (!requiredCharacters[named].test(seen)) return named === 'person' ? 'field_name' : 'field_required';
  if (containsAddress(seen)) return 'field_name_link';
  return containsLookAlikes(seen, named) ? 'field_name_letters' : null;
}

/** Letters of other alphabets that look like Latin ones, in lower case. */
const lookAlikeLetters = new Map(
  [
    'a:аạα b:вβ c:сϲ d:ԁ e:еєεҽ g:ց h:нһη j:јյ k:кκ l:iіїιı1|!ӏ m:м n:пո o:0оοσօ p:рρ q:ԛ',
    'r:г s:ѕ t:тτ u:υս v:νѵ w:ѡωա x:хχ y:уγү z:ζ',
  ]
    .flatMap((line) => line.split(' '))
    .flatMap(([latin = '', , ...letters]) => letters.map((letter) => [letter, latin] as const)),
);

/**
 * Two names with the same form look alike to a quick reader. Ignores case, accents, spaces, signs and the
 * alphabet of each letter.
 */
export function toVisualForm(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/I/g, 'l')
    .toLowerCase();
  const letters = plain.match(/[\p{L}\p{M}\p{N}|!]/gu) ?? [];
  return letters
    .map((letter) => lookAlikeLetters.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
