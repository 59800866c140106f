/** What a patient may need at a visit, chosen when booking (docs/product.md#booking). */
export const needOptions = ['interpreter', 'sign-language', 'wheelchair', 'companion'] as const;
export type Need = (typeof needOptions)[number];

/** For which languages an interpreter can be asked for: those that the product speaks. */
export const interpreterLanguages = ['hi', 'bn', 'te', 'mr', 'ta', 'gu', 'kn', 'ml', 'en'] as const;
export type InterpreterLanguage = (typeof interpreterLanguages)[number];

export interface VisitNeeds {
  readonly choices: readonly Need[];
  /** From and into which language somebody is to interpret; null if nobody is asked to. */
  readonly language: InterpreterLanguage | null;
  /** In the patient's own words, at most 200 characters. */
  readonly note: string;
}

/** Null if nothing is asked for; a language without an interpreter is dropped, each choice counts once. */
export function normalizeNeeds(asked: VisitNeeds | null | undefined): VisitNeeds | null {
  if (!asked) return null;
  const choices = needOptions.filter((choice) => asked.choices.includes(choice));
  const language = choices.includes('interpreter') ? asked.language : null;
  return choices.length === 0 && asked.note === '' ? null : { choices, language, note: asked.note };
}
