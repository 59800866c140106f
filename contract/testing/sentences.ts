import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each language is written in. */
const scripts = {
  en: 'Latin',
  hi: 'Devanagari',
  bn: 'Bengali',
  te: 'Telugu',
  mr: 'Devanagari',
  ta: 'Tamil',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
} as const;

/** A file of messages in every language, with the letters that its sentences have. */
export function sentencesIn(file: string) {
  return Object.entries(scripts).map(([language, script]) => {
    const path = join(import.meta.dirname, '../../messages', language, file);
    const sentences: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
    return { language, letters: new RegExp(`\\p{Script=${script}}`, 'u'), sentences };
  });
}
