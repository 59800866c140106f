export const needOptions = ['interpreter', 'sign-language', 'wheelchair', 'companion'] as const;
export type Need = (typeof needOptions)[number];

/** The languages that the product supports. */
export const interpreterLanguages = ['hi', 'bn', 'te', 'mr', 'ta', 'gu', 'kn', 'ml', 'en'] as const;
export type InterpreterLanguage = (typeof interpreterLanguages)[number];

export interface VisitNeeds {
  readonly choices: readonly Need[];
  /** Null if no interpreter is needed. */
  readonly language: InterpreterLanguage | null;
  /** In the patient's own words, at most 200 characters. */
  readonly note: string;
}

/** Null if nothing is requested. Drops a language without an interpreter, and duplicates. */
export function normalizeNeeds(asked: VisitNeeds | null | undefined): VisitNeeds | null {
  if (!asked) return null;
  const choices = needOptions.filter((choice) => asked.choices.includes(choice));
  const language = choices.includes('interpreter') ? asked.language : null;
  return choices.length === 0 && asked.note === '' ? null : { choices, language, note: asked.note };
}
