import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CalendarFeedState } from '#contract/messaging/calendar.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useSession } from '#web/api/session.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './calendar-card.module.css';
import { type AddressEnd, EndAddressDialog } from './end-address-dialog.tsx';
import { NewAddress } from './new-address.tsx';

const failed = (error: Error) => {
  console.error(error);
  toast.bad(getRefusalMessage(error) ?? m.session_no_connection());
};

interface CalendarCardProps {
  readonly reader: RecipientRole;
}

/**
 * The private calendar address of the user's visits: explains it, and creates, replaces or turns it off. A
 * new one is shown once, because the server stores only its hash.
 */
export function CalendarCard({ reader }: CalendarCardProps) {
  const id = useId();
  const call = useCall();
  const client = useQueryClient();
  const { user } = useSession();
  const queryKey = ['calendar-feed', user?.role, user?.id];
  const [address, setAddress] = useState<string | null>(null);
  const [asked, setAsked] = useState<AddressEnd | null>(null);
  const state = useQuery({ queryKey, queryFn: () => call('GET /calendar-feed') });

  const make = useMutation({
    mutationFn: () => call('POST /calendar-feed'),
    onSuccess: (made) => {
      setAddress(made.address);
      return client.invalidateQueries({ queryKey });
    },
    onError: failed,
    onSettled: () => setAsked(null),
  });
  const turnOff = useMutation({
    mutationFn: () => call('DELETE /calendar-feed'),
    onSuccess: (now) => {
      setAddress(null);
      client.setQueryData<CalendarFeedState>(queryKey, now);
    },
    onError: failed,
    onSettled: () => setAsked(null),
  });

  const feed = state.data?.feed;
  return (
    <SettingsCard titleId={id}>
      <h2 id={id}>{m.calendar_title()}</h2>
      <p className="muted readable">
        {reader === 'doctor' ? m.calendar_about_doctor() : m.calendar_about_patient()}
      </p>
      {address && <NewAddress address={address} />}
      {feed ? (
        <>
          {!address && <FeedState feed={feed} />}
          <div className={styles.buttons}>
            <Button look="quiet" onClick={() => setAsked('replace')}>
              {m.calendar_replace()}
            </Button>
            <Button look="quiet" onClick={() => setAsked('off')}>
              {m.calendar_off()}
            </Button>
          </div>
        </>
      ) : state.data ? (
        <div className={styles.buttons}>
          <Button look="quiet" busy={make.isPending} onClick={() => make.mutate()}>
            {m.calendar_make()}
          </Button>
        </div>
      ) : state.isError ? (
        <>
          <p>{getRefusalMessage(state.error) ?? m.calendar_failed()}</p>
          <div className={styles.buttons}>
            <Button look="quiet" busy={state.isFetching} onClick={() => void state.refetch()}>
              {m.dashboards_retry()}
            </Button>
          </div>
        </>
      ) : (
        <Skeleton height={44} />
      )}
      <EndAddressDialog
        asked={asked}
        busy={make.isPending || turnOff.isPending}
        onClose={() => setAsked(null)}
        onAgree={(end) => (end === 'off' ? turnOff : make).mutate()}
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
