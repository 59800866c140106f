import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { m } from '#messages/messages.js';
import { useStoredDesk } from '#web/accounts/session/desk-store.ts';
import { AuthPanel } from '#web/accounts/session/login/auth-panel.tsx';
import { choosePreferredRole } from '#web/accounts/session/login/preferred-role.ts';
import { useSession } from '#web/api/session.ts';
import { leadsToBooking, paths, safeReturn } from '#web/ui/paths.ts';
import { useCall } from '../../../api/context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { UnlistedHead } from '../../../ui/page/page-head.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { registrations } from '../../registrations.ts';
import styles from './login-screen.module.css';

const ignore = () => {};
const DeskEntrance = lazy(async () => ({
  default: (await import('#web/hospital/desks/desk-sign-in.tsx')).DeskSignIn,
}));

/** Login and registration as a page; afterwards visitors return to their choice. */
export function LoginScreen() {
  const session = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const returnTo = safeReturn(search);
  const navigate = useNavigate();
  const desk = useStoredDesk();
  const isForStaff = returnTo?.startsWith(paths.hospitalToday);
  useEffect(() => {
    // Only staff open a hospital's screens.
    if (isForStaff) choosePreferredRole('hospital');
  }, [isForStaff]);
  // After a login on this page the panel redirects, so it has to stay mounted.
  const [cameLoggedIn, setCameLoggedIn] = useState<boolean | null>(null);
  if (cameLoggedIn === null && session.state !== 'loading') setCameLoggedIn(session.state === 'in');
  // Logged out meanwhile, such as by cancelling the prompt of an expired session.
  if (cameLoggedIn && session.state === 'out') setCameLoggedIn(false);
  const call = useCall();
  useEffect(() => {
    // The token does not show that its session has ended: a refusal of this call logs the user out.
    if (cameLoggedIn) call('GET /sessions').catch((error: unknown) => console.warn('Not known:', error));
  }, [cameLoggedIn, call]);

  return (
    <Page className={styles.page}>
      <UnlistedHead title={m.session_page_title()} />
      <h1>{m.session_dialog_title()}</h1>
      {cameLoggedIn && session.user ? (
        <div className={`card raised stack-3 padded-4 above-4 ${styles.card}`}>
          <p>{m.session_already_in({ name: session.user.name || m.common_your_account() })}</p>
          <ButtonLink wide to={returnTo ?? paths.dashboard}>
            {m.factor_continue()}
          </ButtonLink>
        </div>
      ) : (
        <>
          <p className="above-2 muted large">
            {leadsToBooking(search) ? m.session_page_return() : m.session_page_text()}
          </p>
          <div className={`card raised stack-3 padded-4 above-4 ${styles.card}`}>
            <AuthPanel
              registrations={registrations}
              onDirty={ignore}
              first={pathname === paths.register ? 'sign-up' : 'login'}
              forStaff={
                desk && (
                  <Suspense fallback={<Skeleton height={180} />}>
                    <DeskEntrance
                      onEntered={() => void navigate(returnTo ?? paths.hospitalToday, { replace: true })}
                    />
                  </Suspense>
                )
              }
            />
          </div>
        </>
      )}
    </Page>
  );
}
