import { useEffect, useRef } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useLocation, useParams } from 'react-router';
import type { VisitLink } from '#contract/messaging/visit-links.ts';
import { isTimeReleased, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import type { LoaderDeps } from '#web/api/loader-deps.ts';
import { OptionalMessages } from '#web/messaging/visit-links/optional-messages.tsx';
import { useVisitLink } from '#web/messaging/visit-links/use-visit-link.ts';
import { VisitFacts } from '#web/messaging/visit-links/visit-facts.tsx';
import { VisitLinkActions } from '#web/messaging/visit-links/visit-link-actions.tsx';
import { describeMove, describeState } from '#web/messaging/visit-links/visit-state.ts';
import { doctorPath, loginPath, paths } from '#web/ui/paths.ts';
import { ApiError } from '../../../api/client.ts';
import { useCall } from '../../../api/context.tsx';
import { StatusBadge, statusLabel } from '../../../appointments/status-badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { UnlistedHead } from '../../../ui/page/page-head.tsx';
import { UnknownLink } from './unknown-link.tsx';
import styles from './visit-link-screen.module.css';

/** No action is possible any more: the visit has begun, or is over. */
const isExpired = ({ over, actions }: VisitLink) => over && actions.length === 0;

const isUpcoming = ({ over, appStatus }: VisitLink) =>
  !over && openStatuses.some((status) => status === appStatus);

/**
 * The title if it is not the time: a new time is to be chosen, is being requested, or the visit is cancelled.
 */
function getTitle({ canPickTime, appStatus }: VisitLink): string | null {
  if (canPickTime) return m.links_choose_time();
  const isOpen = appStatus === 'Request for Rescheduling';
  return isOpen || isTimeReleased({ appStatus }) ? statusLabel(appStatus) : null;
}

/** Returns null for an unknown link (404); the page of an expired one is 410. */
export function loadVisitLink({ call }: LoaderDeps) {
  return async ({ params: { token = '' } }: LoaderFunctionArgs) => {
    try {
      const visit = await call('GET /visit-links/:token', { params: { token } });
      return isExpired(visit) ? data(visit, { status: 410 }) : visit;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return data(null, { status: 404 });
      throw error;
    }
  };
}

/** /v/:token: one visit, and its actions by one tap, without a login. */
export function VisitLinkScreen() {
  const loaded = useLoaderData<VisitLink | null>();
  const { token } = useParams();
  return loaded && token ? <LinkedVisit token={token} loaded={loaded} /> : <UnknownLink />;
}

function LinkedVisit({ token, loaded }: { readonly token: string; readonly loaded: VisitLink }) {
  const call = useCall();
  const { pathname } = useLocation();
  const { visit, link } = useVisitLink(loaded);
  const { role, appStatus, reminders, reviews, doctorId } = visit;
  const state = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The tapped button is gone: keyboard users continue at the outcome.
    if (visit !== loaded && document.activeElement === document.body) state.current?.focus();
  }, [visit, loaded]);
  const moved = describeMove(visit);
  const title = getTitle(visit);
  const canBookAgain = role === 'patient' && (appStatus === 'Cancelled' || appStatus === 'Rejected');
  return (
    <Page className={styles.page}>
      <UnlistedHead title={m.links_page_title()} />
      <article className={`card raised stack-4 full-width padded-4 ${styles.card}`}>
        <VisitFacts visit={visit} title={title} />
        <div ref={state} role="status" tabIndex={-1} className="stack-2 to-start large">
          {moved && <p className={`rounded strong ${styles.moved}`}>{moved}</p>}
          {title !== statusLabel(appStatus) && <StatusBadge status={appStatus} viewer={role} />}
          {describeState(visit).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <VisitLinkActions token={token} visit={visit} link={link} />
        {isUpcoming(visit) && (
          <ButtonLink look="quiet" reloadDocument to={`/api/visit-links/${token}/calendar.ics`}>
            <Icon name="calendar" />
            {m.calendar_add()}
          </ButtonLink>
        )}
        {canBookAgain && <ButtonLink to={doctorPath(doctorId)}>{m.own_again()}</ButtonLink>}
        {isExpired(visit) && (
          <ButtonLink look="quiet" to={loginPath(paths.dashboard)}>
            {m.session_log_in()}
          </ButtonLink>
        )}
        {reminders && reviews !== null && (
          <OptionalMessages
            reminders={reminders}
            reviews={reviews}
            open={pathname.endsWith('/unsubscribe')}
            onChange={(message, on) =>
              void link.act(() =>
                call('POST /visit-links/:token/unsubscribe', { params: { token }, body: { ...message, on } }),
              )
            }
          />
        )}
      </article>
    </Page>
  );
}
