import { lazy, type ReactNode, Suspense, useState } from 'react';
import { m } from '#messages/messages.js';
import { type SessionUser, useSession } from '#web/api/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { getStaffRoleLabel } from '#web/ui/format/staff-role-label.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './account-menu.module.css';
import type { Registrations } from './sign-up/registration-roles.ts';
import type { UserLink } from './user-dialog.tsx';

const loadAuthDialog = async () => (await import('./login/auth-dialog.tsx')).AuthDialog;
type AuthDialogType = Awaited<ReturnType<typeof loadAuthDialog>>;

const loadUserDialog = () => import('./user-dialog.tsx');
const UserDialog = lazy(async () => ({ default: (await loadUserDialog()).UserDialog }));
const preloadUserDialog = () => void loadUserDialog().catch(() => {}); // preload only

interface AccountMenuProps {
  readonly registrations: Registrations;
  readonly brief?: boolean;
  /** Shown in the menu of the logged-in user. */
  readonly links?: readonly UserLink[] | undefined;
  readonly children?: ReactNode;
}

/** The logged-in user, or the button to log in. The forms are loaded on demand. */
export function AccountMenu({ registrations, brief = false, links, children }: AccountMenuProps) {
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
    <div
      className={
        brief
          ? `flex middle target ${styles.account} ${styles.brief}`
          : `flex middle target ${styles.account}`
      }
    >
      {state === 'loading' && (
        <span className={`muted small ${styles.loading}`} data-loading>
          {m.shell_loading()}
        </span>
      )}
      {state === 'out' && (
        <Button
          className={styles.door}
          aria-busy={loading || undefined} // `disabled` would lose the focus for good
          onPointerEnter={() => void loadAuthDialog().catch(() => {})} // preload only
          onClick={() => void openAuth()}
        >
          {m.session_sign_up_login()}
        </Button>
      )}
      {state === 'in' && (
        <UserMenu user={user} links={links}>
          {children}
        </UserMenu>
      )}
      {AuthDialog && <AuthDialog registrations={registrations} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}

function getRoleLabel({ role, staffRole }: SessionUser): string {
  if (role === 'doctor') return m.session_doctor();
  if (role === 'hospital') return staffRole ? getStaffRoleLabel(staffRole) : m.session_hospital();
  return role === 'patient' ? m.common_patient() : role;
}

interface UserMenuProps {
  readonly user: SessionUser;
  readonly links: readonly UserLink[] | undefined;
  readonly children: ReactNode;
}

function UserMenu({ user, links, children }: UserMenuProps) {
  // Null until first opened: the dialog is loaded on demand.
  const [open, setOpen] = useState<boolean | null>(null);
  const name = user.name || m.common_your_account();
  const role = getRoleLabel(user).toUpperCase();
  return (
    <>
      <button
        type="button"
        className={`line-2 middle target surface ${styles.user}`}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadUserDialog}
        onFocus={preloadUserDialog}
      >
        <Avatar name={name} url={user.photo?.url ?? null} size={40} />
        <span className={`grid shrinks ${styles.words}`}>
          <span className="strong one-line">
            <UserText>{name}</UserText>
          </span>
          <span className={`muted small ${styles.role}`}>{role}</span>
        </span>
      </button>
      {open !== null && (
        <Suspense fallback={<LoadingBar />}>
          <UserDialog open={open} onClose={() => setOpen(false)} name={name} role={role} links={links}>
            {children}
          </UserDialog>
        </Suspense>
      )}
    </>
  );
}
