import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { SessionList } from '#contract/accounts/sessions.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { LoadedPart } from '#web/platform/loading/loaded-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { accountKeys, useSessions } from '../../queries.ts';
import styles from './session-list.module.css';

const everyOther = 'others';

type OwnSession = SessionList['sessions'][number];

interface SessionListCardProps {
  readonly id: string;
}

export function SessionListCard({ id }: SessionListCardProps) {
  const call = useCall();
  const client = useQueryClient();
  const titleId = useId();
  const list = useSessions(id);
  const queryKey = accountKeys.sessions(id);
  const end = useCommand(
    /** Null logs out everywhere but here. */
    (sessionId: string | null) =>
      sessionId === null
        ? call('DELETE /sessions')
        : call('DELETE /sessions/:sessionId', { params: { sessionId } }),
    {
      subject: (sessionId) => sessionId ?? everyOther,
      done: (_, sessionId) => (sessionId === null ? m.sessions_others_ended() : m.sessions_ended()),
      onDone: (left) => void client.setQueriesData<SessionList>({ queryKey }, left),
      onFailed: () => void client.invalidateQueries({ queryKey }), // it may have ended elsewhere
    },
  );
  return (
    <SettingsCard titleId={titleId}>
      <h2 id={titleId}>{m.sessions_title()}</h2>
      <LoadedPart query={list} height={96} failed={m.sessions_failed()}>
        {({ sessions }) => {
          const others = sessions.filter(({ isThisOne }) => !isThisOne);
          return (
            <>
              <p className="muted readable">{others.length > 0 ? m.sessions_lead() : m.sessions_only()}</p>
              <ul className="plain-list" data-devices>
                {sessions.map((session) => (
                  <li key={session.sessionId} className={`row middle spread ${styles.session}`}>
                    <SessionWords session={session} />
                    {!session.isThisOne && (
                      <Button
                        look="quiet"
                        aria-label={m.sessions_end_of({ device: deviceName(session) })}
                        busy={end.pendingFor(session.sessionId)}
                        onClick={() => void end.run(session.sessionId)}
                      >
                        {m.sessions_end()}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {others.length > 1 && (
                <div>
                  <Button look="quiet" busy={end.pendingFor(everyOther)} onClick={() => void end.run(null)}>
                    {m.sessions_end_others()}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </LoadedPart>
    </SettingsCard>
  );
}

/** "Chrome on Android", or the part that is known. */
function deviceName({ browser, system }: OwnSession): string {
  if (browser && system) return m.sessions_device({ browser, system });
  return browser ?? system ?? m.sessions_unknown();
}

function SessionWords({ session }: { readonly session: OwnSession }) {
  const { since, lastUsedAt, isThisOne } = session;
  const zone = clinicTimeZone();
  const formatSessionDay = (instant: string) =>
    formatDay(toCalendarDay(Date.parse(instant), zone), clinicToday());
  const time = formatSlotTime(toMinutesOfDay(Date.parse(lastUsedAt), zone));
  return (
    <div className={styles.words}>
      <p className={`row middle ${styles.device}`}>
        {deviceName(session)}
        {isThisOne && <span className={`accent-tint small ${styles.this}`}>{m.sessions_this()}</span>}
      </p>
      <p className={`row middle muted small ${styles.times}`}>
        <span>{m.sessions_since({ day: formatSessionDay(since) })}</span>
        {!isThisOne && <span>{m.sessions_used({ day: formatSessionDay(lastUsedAt), time })}</span>}
      </p>
    </div>
  );
}
