import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { KeyCaps } from '#web/ui/keys/key-caps.tsx';
import { keyTable } from '#web/ui/keys/key-table.ts';
import { useSingleKeysEnabled } from '#web/ui/keys/single-keys-setting.ts';
import { findHandler, useKeys } from '#web/ui/keys/use-keys.ts';
import { paths } from '#web/ui/paths.ts';
import styles from './desk-head.module.css';

interface DeskHeadProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function DeskHead({ title, children }: DeskHeadProps) {
  const hasKeys = useSingleKeysEnabled();
  // The palette belongs to the area: Ctrl+K opens the same on every screen.
  const find = () => findHandler('palette', keyTable.palette.keys[0])?.run();
  useKeys({ search: { run: find } });
  return (
    <header className={`row middle ${styles.head}`}>
      <h1>{title}</h1>
      <div className={`row middle shrinks muted ${styles.about}`}>{children}</div>
      <button
        type="button"
        className={`line-2 middle shrinks container ${styles.find}`}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasKeys ? '/ Control+K' : 'Control+K'}
        onClick={find}
      >
        <Icon name="search" />
        <span className={`shrinks one-line ${styles.words}`}>{m.hospital_days_find()}</span>
        <span className={styles.keys} aria-hidden="true">
          <KeyCaps keys={[...(hasKeys ? keyTable.search.keys : []), ...keyTable.palette.keys]} />
        </span>
      </button>
      <ButtonLink to={paths.hospitalPatients} className={styles.book}>
        {m.hospital_people_book()}
      </ButtonLink>
    </header>
  );
}
