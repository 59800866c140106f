import { Link, useLoaderData } from 'react-router';
import type { Operator } from '#contract/accounts/operator.ts';
import { m } from '#messages/messages.js';
import { paths } from '#web/ui/paths.ts';
import { LegalText } from './legal-text.tsx';
import { OperatorCard } from './operator-card.tsx';

/** /privacy: data stored, purposes, retention, and rights (DPDP Act 2023, s. 5). */
export function PrivacyScreen() {
  const operator = useLoaderData<Operator | null>();
  return (
    <LegalText
      path={paths.privacy}
      title={m.legal_privacy()}
      lead={m.legal_privacy_lead()}
      items={[
        [m.legal_operator(), <OperatorCard key="operator" operator={operator} />],
        [m.common_your_account(), m.legal_account_text()],
        [m.legal_health(), m.legal_health_text()],
        [m.legal_seen(), m.legal_seen_text()],
        [m.common_reviews(), m.legal_reviews_text()],
        [m.legal_video(), m.legal_video_text()],
        [m.legal_messages(), m.legal_messages_text()],
        [m.legal_device(), m.legal_device_text()],
        [m.legal_kept(), m.legal_kept_text()],
        [m.legal_rights(), m.legal_rights_text()],
        [
          m.legal_complaints(),
          <p key="complaints">
            {m.legal_complaints_text()} <Link to={paths.contact}>{m.legal_contact()}</Link>
          </p>,
        ],
      ]}
    />
  );
}
