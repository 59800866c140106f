import { useState } from 'react';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './record-entries.module.css';
import type { EndedAs } from './use-entries.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly aside: string;
  readonly recordedBy: 'doctor' | 'patient';
  readonly at: string;
}

interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly busy: boolean;
  readonly onEnd: (entryId: string, as: EndedAs) => void;
}

/** Each entry with its author; removing it asks if it is over or was a mistake. */
export function EntryList({ entries, busy, onEnd }: EntryListProps) {
  const [ending, setEnding] = useState<string | null>(null);
  if (entries.length === 0) return null;
  return (
    <ul className={`stack-1 unpadded ${styles.list}`}>
      {entries.map(({ id, name, aside, recordedBy, at }) => {
        const day = formatNumericDay(toCalendarDay(Date.parse(at), clinicTimeZone()));
        return (
          <li key={id}>
            <div className={`line-2 middle spread ${styles.entry}`}>
              <p>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                {aside && <span> · {aside}</span>}
                <small>
                  {recordedBy === 'doctor' ? m.records_by_doctor({ day }) : m.records_by_patient({ day })}
                </small>
              </p>
              <button
                type="button"
                className={styles.off}
                aria-label={m.records_remove({ name })}
                aria-expanded={ending === id}
                onClick={() => setEnding(ending === id ? null : id)}
              >
                <Icon name="close" />
              </button>
            </div>
            {ending === id && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for input, this asks one question
              <div
                role="group"
                className={`row-2 middle ${styles.ending}`}
                aria-label={m.records_off_list({ name })}
              >
                <span>{m.records_off_list({ name })}</span>
                <Button look="quiet" busy={busy} onClick={() => onEnd(id, 'over')}>
                  {m.records_over()}
                </Button>
                <Button look="quiet" busy={busy} onClick={() => onEnd(id, 'mistake')}>
                  {m.records_mistake()}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
