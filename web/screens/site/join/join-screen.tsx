import { useNavigate, useParams } from 'react-router';
import { m } from '#messages/messages.js';
import { useDebouncedQuery } from '#web/api/use-debounced-query.ts';
import { JoinAsDoctor } from '#web/hospital/invitations/join-as-doctor.tsx';
import { JoinForm } from '#web/hospital/invitations/join-form.tsx';
import { formatDay, roleLabel } from '#web/hospital/team/team-labels.ts';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { paths } from '#web/ui/paths.ts';
import { ApiError } from '../../../api/client.ts';
import { useCall } from '../../../api/context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { UnlistedHead } from '../../../ui/page/page-head.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toasts/toasts.tsx';
import styles from './join-screen.module.css';

/**
 * /join/:secret: joins the staff of a hospital by a one-time link. The secret is sent only in bodies, which
 * are never logged.
 */
export function JoinScreen() {
  const call = useCall();
  const navigate = useNavigate();
  const { secret = '' } = useParams();
  const hydrated = useHydrated();
  const asked = useDebouncedQuery(hydrated ? secret : null, async () => {
    try {
      return {
        invitation: await call('POST /hospital/invitations/preview', { body: { secret } }),
        why: null,
      };
    } catch (error) {
      if (error instanceof ApiError) return { invitation: null, why: error.message };
      throw error;
    }
  });
  const { invitation = null, why = null } = asked.answer ?? {};
  const finish = (to: string) => {
    if (to === paths.dashboard) toast.good(m.team_joined());
    void navigate(to, { replace: true });
  };
  return (
    <Page className={styles.page}>
      <UnlistedHead title={`${m.team_join_page()} | ${m.shell_brand()}`} />
      <article className={`card raised stack-3 column full-width padded-4 ${styles.card}`}>
        {invitation ? (
          <>
            <div className="line-3 middle">
              <span className={`centred accent-tint accent rigid ${styles.mark}`}>
                <Icon name="clinic" />
              </span>
              <h1>{m.team_join_title({ hospital: invitation.hospitalName })}</h1>
            </div>
            <dl className={`no-margin ${styles.facts}`}>
              {[
                [m.team_join_by(), <UserText key="by">{invitation.madeBy}</UserText>],
                [m.team_role(), roleLabel(invitation.role)],
                [m.team_join_valid(), formatDay(invitation.expiresAt)],
              ].map(([name, fact]) => (
                <div key={String(name)}>
                  <dt className="muted">{name}</dt>
                  <dd className="no-margin strong">{fact}</dd>
                </div>
              ))}
            </dl>
            {invitation.role === 'doctor' ? (
              <JoinAsDoctor
                secret={secret}
                invited={invitation}
                onJoined={() => finish(paths.doctorPractices)}
              />
            ) : (
              <JoinForm
                secret={secret}
                name={invitation.name}
                needsPhone={invitation.needsPhone}
                onJoined={() => finish(paths.dashboard)}
              />
            )}
          </>
        ) : why !== null || asked.state === 'failed' ? (
          <>
            <h1>{m.team_join_failed()}</h1>
            <p role="alert">{why ?? m.session_no_connection()}</p>
            {why === null && (
              <Button look="quiet" onClick={asked.retry}>
                {m.common_retry()}
              </Button>
            )}
          </>
        ) : (
          <>
            <h1>{m.team_join_page()}</h1>
            <Skeleton height={160} />
          </>
        )}
      </article>
    </Page>
  );
}
