import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './hospital-screen.module.css';

interface HospitalScreenProps {
  readonly title: string;
  /** Null where the content has the heading; by default the title. */
  readonly heading?: string | null;
  readonly lead?: string | undefined;
  /** The screen above this one. */
  readonly back?: { readonly to: string; readonly name: string };
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the hospital's area with its heading, and the title of the browser's tab. */
export function HospitalScreen(props: HospitalScreenProps) {
  const { title, heading = title, lead, back, action, children } = props;
  return (
    <div className="stack-4 column to-top">
      <title>{`${title} | ${m.shell_brand()}`}</title>
      {back && (
        <p>
          <Link className={styles.back} to={back.to}>
            <Icon name="chevronLeft" />
            <UserText>{back.name}</UserText>
          </Link>
        </p>
      )}
      {heading !== null && (
        <header className={`row middle spread ${styles.head}`}>
          <div>
            <h1>
              <UserText>{heading}</UserText>
            </h1>
            {lead && <p>{lead}</p>}
          </div>
          {action}
        </header>
      )}
      {children}
    </div>
  );
}
