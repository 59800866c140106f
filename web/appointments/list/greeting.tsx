import { useEffect, useState } from 'react';
import { hasTitle, reduceTitles } from '#domain/doctors/doctor-names.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { toPartOfDay } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { currentTime } from '#web/ui/browser/clock.ts';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import styles from './greeting.module.css';

/** Greeting and date alternate at this interval. */
const turnMilliseconds = 20_000;
const second = 1000;
const minute = 60 * second;

const greetings = {
  morning: m.appointments_good_morning,
  afternoon: m.appointments_good_afternoon,
  evening: m.appointments_good_evening,
};

/** Adds "Dr." unless the name already has a title. */
const withTitle = (name: string): string =>
  hasTitle(name) ? reduceTitles(name) : m.appointments_doctor_name({ name });

/** The heading of the screen: a greeting for the clinic's time of day, alternating with the date. */
export function GreetingOrDate({ name }: { readonly name: string }) {
  const [showsDate, setShowsDate] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setShowsDate((shown) => !shown), turnMilliseconds);
    return () => clearInterval(timer);
  }, []);
  const now = currentTime();
  const greet = greetings[toPartOfDay(toMinutesOfDay(now, clinicTimeZone()))];
  return (
    <h1 className={styles.greeting}>
      <span key={String(showsDate)}>
        {showsDate ? formatLongDay(toCalendarDay(now, clinicTimeZone())) : greet({ name: withTitle(name) })}
      </span>
    </h1>
  );
}

/**
 * The clinic's time with seconds and zone; not announced, because hearing every second would be a nuisance.
 * With reduced motion it shows minutes (WCAG 2.2.2), and in a hidden tab it stops.
 */
export function LiveClock() {
  const [now, setNow] = useState(currentTime);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const period = calm ? minute : second;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Aims at the next full second, so that it neither drifts nor skips one.
    const tick = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(tick, period - (currentTime() % period));
      setNow(currentTime());
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [period]);
  const timeZone = clinicTimeZone();
  const parts = new Intl.DateTimeFormat('en-IN', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return (
    <p className={`line-2 muted ${styles.clock}`}>
      <span className="visually-hidden">{m.appointments_clock()}</span>
      <time className="accent large bold">
        {part('hour')}:{part('minute')}
        {!calm && <span className={styles.seconds}>:{part('second')}</span>}
      </time>
      <span className="small">{part('timeZoneName')}</span>
    </p>
  );
}
