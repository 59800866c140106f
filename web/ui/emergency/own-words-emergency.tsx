import type { ReactNode } from 'react';
import { detectEmergency } from '#domain/search/emergencies.ts';
import { EmergencyLine } from './emergency-line.tsx';

/** The line for free text. Loaded on demand, as the words of nine languages come with it. */
export function OwnWordsEmergency({ words }: { readonly words: string }): ReactNode {
  return <EmergencyLine kind={detectEmergency(words)} />;
}
