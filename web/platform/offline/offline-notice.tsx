import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import type { RefreshLog } from '#web/api/asking/refresh-log.ts';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useOffline } from '../live/use-offline.ts';
import { useOldestCachedAt } from './cached-since.ts';
import styles from './offline-notice.module.css';

/** "10:42", with the day unless it is today. */
function formatDataTime(instant: number): string {
  const timeZone = clinicTimeZone();
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const time = new Intl.DateTimeFormat(toLanguageTag(getLocale()), format).format(instant);
  const day = toCalendarDay(instant, timeZone);
  return day === clinicToday() ? time : `${formatDay(day, clinicToday())}, ${time}`;
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/**
 * Time up to which the screen is correct while offline, in milliseconds; null with a network. The older of
 * the cached responses and the live connection's last moment.
 */
export function useDataTime(log: RefreshLog): number | null {
  return earlier(useOldestCachedAt(), useOffline(log));
}

export function OfflineNotice({ log }: { readonly log: RefreshLog }) {
  const since = useDataTime(log);
  return (
    <div role="status" className={styles.place}>
      {since !== null && (
        <p className={styles.notice}>
          <Icon name="warning" />
          {m.live_shown_as_of({ time: formatDataTime(since) })}
        </p>
      )}
    </div>
  );
}
