import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { m } from '#messages/messages.js';
import { useBookingInProgress } from '#web/accounts/session/booking-in-progress.ts';
import { useStoredDesk } from '#web/accounts/session/desk-store.ts';
import { AuthPanel } from '#web/accounts/session/login/auth-panel.tsx';
import { choosePreferredRole } from '#web/accounts/session/login/preferred-role.ts';
import { useSession } from '#web/api/session.ts';
import { leadsToBooking, loginPath, paths, registerPath, safeReturn } from '#web/ui/paths.ts';
import { useCall } from '../../../api/context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { UserText } from '../../../ui/format/user-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
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
  const booking = useBookingInProgress();
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
      <h1>{booking ? m.session_almost_booked() : m.session_dialog_title()}</h1>
      {cameLoggedIn && session.user ? (
        <div className={`card raised stack-3 padded-4 above-4 ${styles.card}`}>
          <p>{m.session_already_in({ name: session.user.name || m.common_your_account() })}</p>
          <ButtonLink wide to={returnTo ?? paths.dashboard}>
            {m.factor_continue()}
          </ButtonLink>
        </div>
      ) : (
        <>
          {booking ? (
            <p className="line-2 middle above-2 large">
              <Icon name="calendar" />
              <span>
                <strong>
                  {booking.day}, {booking.slot}
                </strong>
                {booking.doctor && (
                  <>
                    {' · '}
                    <UserText>{booking.doctor}</UserText>
                  </>
                )}
              </span>
            </p>
          ) : (
            leadsToBooking(search) && <p className="above-2 muted">{m.session_page_return()}</p>
          )}
          <div className={`card raised stack-3 padded-4 above-4 ${styles.card}`}>
            <AuthPanel
              registrations={registrations}
              onDirty={ignore}
              first={pathname === paths.register ? 'sign-up' : 'login'}
              onRole={(role) =>
                // Without a navigation, which would discard the form.
                window.history.replaceState(
                  window.history.state,
                  '',
                  role === 'login' ? loginPath(returnTo) : registerPath(returnTo, role),
                )
              }
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
