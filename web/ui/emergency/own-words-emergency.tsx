import type { ReactNode } from 'react';
import { detectEmergency } from '#domain/search/emergencies.ts';
import { EmergencyAdvice } from './emergency-line.tsx';

/** The line for free text. Loaded on demand, as the words of nine languages come with it. */
export function FreeTextEmergency({ words }: { readonly words: string }): ReactNode {
  return <EmergencyAdvice kind={detectEmergency(words)} />;
}
