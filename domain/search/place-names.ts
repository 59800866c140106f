/**
 * The form in which place names are compared: "thiru" finds "Thiruvananthapuram", "punch" finds "Pūnch",
 * "gadag betageri" finds "Gadag-Betageri". Only case, marks on Latin letters and punctuation are removed:
 * vowel signs of Indian scripts are marks too, but carry the sound.
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
