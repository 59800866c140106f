import { lazy, Suspense } from 'react';
import { findReasonEmergency, isKnownReason } from '#domain/search/emergency-reasons.ts';
import { EmergencyAdvice } from './emergency-advice.tsx';

const FreeTextEmergency = lazy(async () => {
  try {
    return { default: (await import('./free-text-emergency.tsx')).FreeTextEmergency };
  } catch (error) {
    console.error(error); // without a network the rest of the screen still works
    return { default: () => null };
  }
});

/** The emergency advice for the reason of a visit, also for free text by the patient. */
export function ReasonEmergency({ reason }: { readonly reason: string | null | undefined }) {
  if (!reason || isKnownReason(reason)) return <EmergencyAdvice kind={findReasonEmergency(reason)} />;
  return (
    <Suspense>
      <FreeTextEmergency words={reason} />
    </Suspense>
  );
}
