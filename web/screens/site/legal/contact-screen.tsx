import { Link, useLoaderData } from 'react-router';
import type { Operator } from '#contract/accounts/operator.ts';
import { m } from '#messages/messages.js';
import { paths } from '#web/ui/paths.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmergencyCall } from '../reading/emergency-call.tsx';
import reading from '../reading/reading.module.css';
import styles from './legal.module.css';
import { OperatorCard } from './operator-card.tsx';

export function ContactScreen() {
  const operator = useLoaderData<Operator | null>();
  return (
    <Page className={reading.screen}>
      <PageHead
        title={`${m.legal_contact()} | ${m.shell_brand()}`}
        description={m.legal_contact_lead()}
        path={paths.contact}
      />
      <div className={`stack-3 column ${reading.intro}`}>
        <h1>{m.legal_contact()}</h1>
        <p className="muted large">{m.legal_contact_lead()}</p>
        <EmergencyCall text={m.legal_emergency_text()} />
      </div>
      <div className={`stack-2 ${styles.items}`}>
        <h2>{m.legal_questions()}</h2>
        <p>
          <Link to={paths.faqs}>{m.shell_nav_faqs()}</Link>
        </p>
        <h2>{m.legal_operator()}</h2>
        <OperatorCard operator={operator} />
        {operator && (
          <>
            <h2>{m.legal_grievance()}</h2>
            {operator.grievanceOfficer && <p className="strong">{operator.grievanceOfficer}</p>}
            <p>{m.legal_grievance_text()}</p>
          </>
        )}
        <p className={`row ${styles.more}`}>
          <Link to={paths.privacy}>{m.legal_privacy()}</Link> <Link to={paths.terms}>{m.legal_terms()}</Link>
        </p>
      </div>
    </Page>
  );
}
