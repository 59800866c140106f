import { allergyClasses as table } from '#reference/allergy-classes.ts';

/** Medicines to avoid for patients who are allergic to one of them. */
export interface AllergyClass {
  readonly name: string;
  readonly words: readonly string[];
  readonly ingredients: readonly string[];
}

export const allergyClasses: readonly AllergyClass[] = Object.entries(table).map(
  ([name, [words, ingredients]]) => ({
    name,
    words: [name.toLowerCase(), ...words.split(', ')],
    ingredients: ingredients.split(', '),
  }),
);
