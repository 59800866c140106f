import type { CareName, CareWords } from './care-names.ts';
import { bengaliCare } from './care-words-bengali.ts';
import { englishCare } from './care-words-english.ts';
import { gujaratiCare } from './care-words-gujarati.ts';
import { hindiCare } from './care-words-hindi.ts';
import { kannadaCare } from './care-words-kannada.ts';
import { malayalamCare } from './care-words-malayalam.ts';
import { marathiCare } from './care-words-marathi.ts';
import { tamilCare } from './care-words-tamil.ts';
import { teluguCare } from './care-words-telugu.ts';

/** The languages that are read, those first that more people write. */
export const careWords = {
  en: englishCare,
  hi: hindiCare,
  te: teluguCare,
  ta: tamilCare,
  kn: kannadaCare,
  ml: malayalamCare,
  mr: marathiCare,
  bn: bengaliCare,
  gu: gujaratiCare,
} as const satisfies Record<string, CareWords>;
export type CareLanguage = keyof typeof careWords;

/** All phrases for what people come for, in nine languages; none twice. */
export function phrasesFor(care: CareName): readonly string[] {
  return [...new Set(Object.values(careWords).flatMap((words) => words[care].split(', ')))];
}
