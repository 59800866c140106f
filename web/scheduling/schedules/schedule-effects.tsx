import { m } from '#messages/messages.js';
import { formatDay } from '#web/ui/format/format-day.ts';
import type { Preview } from '../queries.ts';
import styles from './rule-form.module.css';

/** As many days as a sentence can name. */
const maxNamed = 5;

export function ScheduleEffects({ preview, today }: { readonly preview: Preview; readonly today: string }) {
  const { added, changed, removed, byHand, closed, retained } = preview.effects;
  const joinTexts = (texts: readonly string[]) =>
    texts.slice(0, maxNamed).join(', ') + (texts.length > maxNamed ? ' …' : '');
  const describeDay = (day: string) => formatDay(day, today);
  const [first, last] = [added[0], added.at(-1)];
  const nothing = added.length + changed.length + removed.length === 0;
  return (
    <div role="status" className={`stack-1 rounded accent-tint break-anywhere ${styles.outcome}`}>
      {first && last && (
        <p>
          {m.schedules_added({ count: added.length, first: describeDay(first), last: describeDay(last) })}
        </p>
      )}
      {changed.length > 0 && <p>{m.schedules_changed({ count: changed.length })}</p>}
      {removed.length > 0 && <p>{m.schedules_removed({ count: removed.length })}</p>}
      {nothing && <p>{m.schedules_nothing()}</p>}
      {retained.length > 0 && (
        <p>
          {m.schedules_kept({
            list: joinTexts(retained.map(({ date, slot }) => `${describeDay(date)} ${slot}`)),
          })}
        </p>
      )}
      {byHand.length > 0 && <p>{m.schedules_stay({ list: joinTexts(byHand.map(describeDay)) })}</p>}
      {closed.length > 0 && (
        <p>
          {m.schedules_closed({
            list: joinTexts(closed.map(({ date, name }) => `${describeDay(date)} (${name})`)),
          })}
        </p>
      )}
    </div>
  );
}
