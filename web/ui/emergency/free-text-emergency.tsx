import type { ReactNode } from 'react';
import { detectEmergency } from '#domain/search/emergencies.ts';
import { EmergencyAdvice } from './emergency-advice.tsx';

/** Loaded on demand, because it includes the symptom words of nine languages. */
export function FreeTextEmergency({ words }: { readonly words: string }): ReactNode {
  return <EmergencyAdvice kind={detectEmergency(words)} />;
}
