import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { paths } from '#web/ui/paths.ts';
import styles from './account-menu.module.css';
import { useLogOut } from './use-log-out.tsx';

export interface UserLink {
  readonly to: string;
  readonly name: string;
  readonly icon: IconName;
}

interface UserDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly name: string;
  /** In the reader's language. */
  readonly role: string;
  readonly links: readonly UserLink[] | undefined;
  readonly children?: ReactNode;
}

export function UserDialog({ open, onClose, name, role, links = [], children }: UserDialogProps) {
  const { logOut, question } = useLogOut();
  return (
    <Dialog open={open} onClose={onClose} title={name} side>
      <p className={`muted small ${styles.menuRole}`}>{role}</p>
      <ul className={`stack-2 above-4 ${styles.menu}`}>
        <li>
          <ButtonLink look="plain" wide to={paths.dashboard} onClick={onClose}>
            <Icon name="home" />
            {m.common_dashboard()}
          </ButtonLink>
        </li>
        {links.map(({ to, name: place, icon }) => (
          <li key={to}>
            <ButtonLink look="plain" wide to={to} onClick={onClose}>
              <Icon name={icon} />
              {place}
            </ButtonLink>
          </li>
        ))}
        <li>
          <Button look="plain" wide onClick={logOut}>
            <Icon name="logout" />
            {m.session_logout()}
          </Button>
        </li>
      </ul>
      {open && children}
      {question}
    </Dialog>
  );
}
