import { useLoaderData } from 'react-router';
import type { Operator } from '#contract/accounts/operator.ts';
import { m } from '#messages/messages.js';
import { paths } from '#web/ui/paths.ts';
import { LegalText } from './legal-text.tsx';
import { OperatorCard } from './operator-card.tsx';

export function TermsScreen() {
  const operator = useLoaderData<Operator | null>();
  return (
    <LegalText
      path={paths.terms}
      title={m.legal_terms()}
      lead={m.legal_terms_lead()}
      items={[
        [m.legal_operator(), <OperatorCard key="operator" operator={operator} />],
        [m.legal_emergency(), `${m.pages_emergency()}. ${m.legal_emergency_text()}`],
        [m.common_booking(), m.legal_booking_text()],
        [m.legal_fees(), m.legal_fees_text()],
        [m.common_doctors(), m.legal_doctors_text()],
        [m.legal_by_video(), m.legal_by_video_text()],
        [m.legal_conduct(), m.legal_conduct_text()],
        [m.legal_changes(), m.legal_changes_text()],
      ]}
    />
  );
}
