import { dayAt } from '#domain/calendar-days.ts';
import { languageTag } from '#domain/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { useOffline } from '../live/use-offline.ts';
import { clinicTimeZone, clinicToday } from '../ui/clinic-time.ts';
import { dayWords } from '../ui/day-words.ts';
import { Icon } from '../ui/icon.tsx';
import { useKeptSince } from './kept-since.ts';
import styles from './shown-as-of.module.css';

/** "10:42", with its day when that is not today's. */
function timeWords(instant: number): string {
  const timeZone = clinicTimeZone();
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const time = new Intl.DateTimeFormat(languageTag(getLocale()), format).format(instant);
  const day = dayAt(instant, timeZone);
  return day === clinicToday() ? time : `${dayWords(day, clinicToday())}, ${time}`;
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/**
 * How old what is shown may be while the network is away (an instant, milliseconds); null while all is well. Answers that
 * the device has kept, and what was last told, each know it of their own part of the screen: the older one counts.
 */
export function useShownAsOf(): number | null {
  return earlier(useKeptSince(), useOffline());
}

/** Says that there is no network, and how old what is shown is; gone when the server answers again. */
export function ShownAsOf() {
  const since = useShownAsOf();
  return (
    <div role="status" className={styles.place}>
      {since !== null && (
        <p className={styles.notice}>
          <Icon name="warning" />
          {m.live_shown_as_of({ time: timeWords(since) })}
        </p>
      )}
    </div>
  );
}
