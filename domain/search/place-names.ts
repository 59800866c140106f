/**
 * Folds a place name for comparison: "thiru" finds "Thiruvananthapuram", "punch" finds "Pūnch", "gadag
 * betageri" finds "Gadag-Betageri". Removes only case, marks on Latin letters and punctuation: vowel signs of
 * Indian scripts are marks too, but carry the sound.
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
