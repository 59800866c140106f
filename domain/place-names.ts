/**
 * The form in which place names are compared: "Thiruvananthapuram" is found by "thiru", "Pūnch" by "punch",
 * "Gadag-Betageri" by "gadag betageri". Letters of every script stay; only case, marks on Latin letters and
 * punctuation go, because Indic vowel signs are marks too and carry the sound.
 */
export function foldPlaceName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Script=Inherited}+/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .normalize('NFD')
    .trim();
}
