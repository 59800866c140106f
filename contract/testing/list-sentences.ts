import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script of each language. */
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

/** The messages in every language whose keys begin with `prefix`, with the letters of their script. */
export function listSentences(prefix: string) {
  return Object.entries(scripts).map(([language, script]) => {
    const path = join(import.meta.dirname, '../../messages', language, 'platform.json');
    const all: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
    const sentences = Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith(prefix)));
    return { language, letters: new RegExp(`\\p{Script=${script}}`, 'u'), sentences };
  });
}
