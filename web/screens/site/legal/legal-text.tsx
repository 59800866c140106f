import { Fragment } from 'react';
import { consentVersion } from '#domain/accounts/consent.ts';
import { m } from '#messages/messages.js';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import reading from '../reading/reading.module.css';
import styles from './legal.module.css';

interface LegalTextProps {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly items: readonly (readonly [title: string, text: React.ReactNode])[];
}

export function LegalText({ path, title, lead, items }: LegalTextProps) {
  return (
    <Page className={reading.screen}>
      <PageHead title={`${title} | ${m.shell_brand()}`} description={lead} path={path} />
      <div className={`stack-3 column ${reading.intro}`}>
        <h1>{title}</h1>
        <p className="muted large">{lead}</p>
        <p className="muted">{m.legal_version({ day: formatLongDay(consentVersion) })}</p>
      </div>
      <div className={`stack-2 ${styles.items}`}>
        {items.map(([name, text]) => (
          <Fragment key={name}>
            <h2>{name}</h2>
            {typeof text === 'string' ? <p>{text}</p> : text}
          </Fragment>
        ))}
      </div>
    </Page>
  );
}
