/** Letters of one word, written one by one: "T r a m a d o l", "T.R.A.M.A.D.O.L". */
const spacedOut =
  /(?<![\p{L}\p{M}\p{N}])[a-z](?:[^\p{L}\p{M}\p{N}\n\r;,]{1,3}[a-z](?![\p{L}\p{M}\p{N}])){3,}/giu;
/**
 * Strengths written without a space: "Tramadol50", "50Tramadol"; the number of "D3" or "B12" belongs to it.
 */
const strengthAfter = /(\p{L}{4})(?=\d)/gu;
const strengthBefore = /(\d)(?=\p{L}{4}|(?:mg|mcg|ml|gm|g|iu)\b)/giu;

/**
 * Normalises a text for finding names: no invisible characters, and spaced-out words or words joined to a
 * number written as separate words.
 */
export function toPlainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/[^\S\n\r]+|(?![\n\r])\p{Cc}/gu, (blank) => (/\s/.test(blank) ? ' ' : ''))
    .replace(spacedOut, (letters) => letters.replace(/[^a-z]+/gi, ''))
    .replace(strengthAfter, '$1 ')
    .replace(strengthBefore, '$1 ');
}
