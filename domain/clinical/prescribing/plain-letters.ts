/**
 * Letters of Cyrillic, Greek and phonetic alphabets that look Latin, each line "latin: others". Those that
 * normalisation form KC maps are not here.
 */
const lookalikes = new Map(
  `
a: аαɑᴀΑАⱥ
b: ВвΒʙЬьᏴ
c: сϲᴄСϹ
d: ԁᴅժ
e: еɛᴇΕЕєεё
f: ƒғ
g: ɡɢ
h: һнΗНʜ
i: іιıɪΙІїӏ
j: јᴊЈ
k: кκᴋΚК
l: ⅼʟłɭ
m: мᴍΜМ
n: ոɴΝη
o: оοσᴏΟОøөօ
p: рρᴘΡР
q: ԛ
r: гʀɾ
s: ѕꜱЅ
t: тτᴛΤТ
u: υᴜսц
v: νᴠѵ
w: ԝᴡω
x: хχΧХ
y: уүʏΥУγ
z: ᴢΖʐ
`
    .trim()
    .split('\n')
    .flatMap((line) => Array.from(line.slice(3), (other) => [other, line.slice(0, 1)] as const)),
);
/** Letters in black circles and squares, each row from A on; the form KC leaves them. */
const blackRows = [0x1f150, 0x1f170];

function toLatinLetter(letter: string): string {
  const known = lookalikes.get(letter);
  if (known) return known;
  const code = letter.codePointAt(0) ?? 0;
  const row = blackRows.find((first) => code >= first && code < first + 26);
  return row === undefined ? letter : String.fromCharCode(97 + code - row);
}

const digitFor = new Map(
  Object.entries({ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }),
);
const units = 'mg|mcg|ml|gm?|iu|units?|tabs?|caps?|days?|times?|x';
/** One digit or sign that replaces a letter in a word: "Tram4dol"; not a strength, "Tramadol5mg". */
const digitInWord = new RegExp(`(?<=[a-z])[013457@$](?=[a-z])(?!\\d(?:${units})(?![a-z]))`, 'gi');
/** Letters of one word, written one by one: "T r a m a d o l", "T.R.A.M.A.D.O.L". */
const spacedOut =
  /(?<![\p{L}\p{M}\p{N}])[a-z](?:[^\p{L}\p{M}\p{N}\n\r;,]{1,3}[a-z](?![\p{L}\p{M}\p{N}])){3,}/giu;
/**
 * Strengths written without a space: "Tramadol50", "50Tramadol"; the number of "D3" or "B12" belongs to it.
 */
const strengthAfter = /(\p{L}{4})(?=\d)/gu;
const strengthBefore = /(\d)(?=\p{L}{4}|(?:mg|mcg|ml|gm|g|iu)\b)/giu;

/**
 * Normalises a text to its visual appearance, for finding names: no invisible characters, Latin letters for
 * look-alikes, and spaced-out words or words joined to a number written as separate words.
 */
export function toPlainLetters(text: string): string {
  return Array.from(
    text.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, ''),
    toLatinLetter,
  )
    .join('')
    .replace(/[^\S\n\r]+|(?![\n\r])\p{Cc}/gu, (blank) => (/\s/.test(blank) ? ' ' : ''))
    .replace(digitInWord, (digit) => digitFor.get(digit) ?? digit)
    .replace(spacedOut, (letters) => letters.replace(/[^a-z]+/gi, ''))
    .replace(strengthAfter, '$1 ')
    .replace(strengthBefore, '$1 ');
}
