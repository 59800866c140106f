import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CalendarFeedState } from '#contract/messaging/calendar.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useSession } from '#web/api/session.ts';
import { useCommand } from '#web/api/use-command.ts';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import { LoadedPart } from '#web/platform/loading/loaded-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { messageKeys, useCalendarFeed } from '../queries.ts';
import styles from './calendar-card.module.css';
import { NewAddress } from './new-address.tsx';

interface CalendarCardProps {
  readonly reader: RecipientRole;
  /** On a page of its own: the id of the page's heading, which is the card's. */
  readonly pageTitleId?: string;
}

/**
 * The private calendar address of the user's visits: explains it, and creates, replaces or turns it off. A
 * new one is shown once, because the server stores only its hash.
 */
export function CalendarCard({ reader, pageTitleId }: CalendarCardProps) {
  const id = useId();
  const call = useCall();
  const client = useQueryClient();
  const { user } = useSession();
  const [address, setAddress] = useState<string | null>(null);
  const [asked, setAsked] = useState<'replace' | 'off' | null>(null);
  const key = messageKeys.calendarFeed(user);
  const ended = { done: null, onFailed: () => setAsked(null) };
  const make = useCommand(() => call('POST /calendar-feed'), {
    ...ended,
    onDone: (made) => {
      setAddress(made.address);
      setAsked(null);
    },
    refresh: [key],
  });
  const turnOff = useCommand(() => call('DELETE /calendar-feed'), {
    ...ended,
    onDone: (now) => {
      setAddress(null);
      setAsked(null);
      client.setQueriesData<CalendarFeedState>({ queryKey: key }, now);
    },
  });
  const isOff = asked === 'off';
  return (
    <SettingsCard titleId={pageTitleId ?? id}>
      {!pageTitleId && <h2 id={id}>{m.calendar_title()}</h2>}
      <p className="muted readable">
        {reader === 'doctor' ? m.calendar_about_doctor() : m.calendar_about_patient()}
      </p>
      {address && <NewAddress address={address} />}
      <LoadedPart query={useCalendarFeed(user)} height={44} failed={m.calendar_failed()}>
        {({ feed }) => (
          <>
            {feed && !address && <FeedState feed={feed} />}
            <div className={styles.buttons}>
              {feed ? (
                <>
                  <Button look="quiet" onClick={() => setAsked('replace')}>
                    {m.calendar_replace()}
                  </Button>
                  <Button look="quiet" onClick={() => setAsked('off')}>
                    {m.calendar_off()}
                  </Button>
                </>
              ) : (
                <Button look="quiet" busy={make.isPending} onClick={() => void make.run()}>
                  {m.calendar_make()}
                </Button>
              )}
            </div>
          </>
        )}
      </LoadedPart>
      <QuestionDialog
        open={asked !== null}
        title={isOff ? m.calendar_off_title() : m.calendar_replace_title()}
        text={m.calendar_ends()}
        yes={isOff ? m.calendar_off_send() : m.calendar_replace_send()}
        no={m.common_keep_it()}
        danger={isOff}
        busy={make.isPending || turnOff.isPending}
        onYes={() => void (isOff ? turnOff : make).run()}
        onNo={() => setAsked(null)}
      />
    </SettingsCard>
  );
}

function FeedState({ feed }: { readonly feed: NonNullable<CalendarFeedState['feed']> }) {
  const zone = clinicTimeZone();
  const formatDay = (instant: string) => formatLongDay(toCalendarDay(Date.parse(instant), zone));
  const { since, lastReadAt } = feed;
  return (
    <p>
      {m.calendar_since({ day: formatDay(since) })}{' '}
      {lastReadAt
        ? m.calendar_read({
            day: formatDay(lastReadAt),
            time: formatSlotTime(toMinutesOfDay(Date.parse(lastReadAt), zone)),
          })
        : m.calendar_unread()}
    </p>
  );
}
