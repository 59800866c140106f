import { m } from '#messages/messages.js';
import { dayWords } from '#web/ui/day-words.ts';
import type { Preview } from './calls.ts';
import styles from './rule-form.module.css';

/** As many days as a sentence can name. */
const namedAtMost = 5;

/** What a change of the rules does to the days ahead, in words. */
export function ScheduleEffects({ preview, today }: { readonly preview: Preview; readonly today: string }) {
  const { added, changed, removed, byHand, closed, kept } = preview.effects;
  const listOf = (texts: readonly string[]) =>
    texts.slice(0, namedAtMost).join(', ') + (texts.length > namedAtMost ? ' …' : '');
  const words = (day: string) => dayWords(day, today);
  const [first, last] = [added[0], added.at(-1)];
  const nothing = added.length + changed.length + removed.length === 0;
  return (
    <div role="status" className={styles.outcome}>
      {first && last && (
        <p>{m.schedules_added({ count: added.length, first: words(first), last: words(last) })}</p>
      )}
      {changed.length > 0 && <p>{m.schedules_changed({ count: changed.length })}</p>}
      {removed.length > 0 && <p>{m.schedules_removed({ count: removed.length })}</p>}
      {nothing && <p>{m.schedules_nothing()}</p>}
      {kept.length > 0 && (
        <p>{m.schedules_kept({ list: listOf(kept.map(({ date, slot }) => `${words(date)} ${slot}`)) })}</p>
      )}
      {byHand.length > 0 && <p>{m.schedules_stay({ list: listOf(byHand.map(words)) })}</p>}
      {closed.length > 0 && (
        <p>
          {m.schedules_closed({ list: listOf(closed.map(({ date, name }) => `${words(date)} (${name})`)) })}
        </p>
      )}
    </div>
  );
}
