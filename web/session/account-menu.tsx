import { useState } from 'react';
import { m } from '#messages/messages.js';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toasts/toasts.tsx';
import styles from './account-menu.module.css';
import { type SessionUser, useSession } from './session.ts';
import type { Registrations } from './sign-up/registration-roles.ts';
import { useLogOut } from './use-log-out.ts';

const loadAuthDialog = async () => (await import('./login/auth-dialog.tsx')).AuthDialog;
type AuthDialogType = Awaited<ReturnType<typeof loadAuthDialog>>;

interface AccountMenuProps {
  readonly registrations: Registrations;
  /** On phones only the portrait; the name is for screen readers. */
  readonly brief?: boolean;
}

/** The person who is logged in, or the button to log in (B-03). The forms are loaded on demand. */
export function AccountMenu({ registrations, brief = false }: AccountMenuProps) {
  const { state, user } = useSession();
  const [AuthDialog, setAuthDialog] = useState<AuthDialogType | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  const openAuth = async () => {
    setLoading(true);
    try {
      const loaded = await loadAuthDialog();
      setAuthDialog(() => loaded);
      setOpen(true);
    } catch (error) {
      console.error(error);
      toast.bad(m.session_no_connection());
    }
    setLoading(false);
  };

  return (
    <div className={brief ? `${styles.account} ${styles.brief}` : styles.account}>
      {state === 'loading' && <span className={styles.loading}>{m.shell_loading()}</span>}
      {state === 'out' && (
        <Button
          className={styles.door}
          aria-busy={loading || undefined} // not disabled, which would lose the focus for good
          onPointerEnter={() => void loadAuthDialog().catch(() => {})} // preload only
          onClick={() => void openAuth()}
        >
          {m.session_sign_up_login()}
        </Button>
      )}
      {state === 'in' && <UserMenu user={user} />}
      {AuthDialog && <AuthDialog registrations={registrations} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** A role in the reader's language. */
function roleWord(role: string): string {
  if (role === 'doctor') return m.session_doctor();
  return role === 'patient' ? m.session_patient() : role;
}

function UserMenu({ user }: { readonly user: SessionUser }) {
  const [open, setOpen] = useState(false);
  const logOut = useLogOut();
  const name = user.name || m.session_nameless();
  const role = roleWord(user.role).toUpperCase();
  return (
    <>
      <button
        type="button"
        className={styles.user}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Avatar name={name} url={user.photo?.url ?? null} size={40} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>{role}</span>
        </span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={name} side>
        <p className={styles.menuRole}>{role}</p>
        <ul className={styles.menu}>
          <li>
            <ButtonLink look="plain" wide to={paths.dashboard} onClick={() => setOpen(false)}>
              <Icon name="home" />
              {m.session_dashboard()}
            </ButtonLink>
          </li>
          <li>
            <Button look="plain" wide onClick={logOut}>
              <Icon name="logout" />
              {m.session_logout()}
            </Button>
          </li>
        </ul>
      </Dialog>
    </>
  );
}
