import type { MessagePreferences } from '#contract/messaging/messages.ts';
import { channels } from '#domain/messaging/announcements.ts';
import { m } from '#messages/messages.js';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { channelLabels, topicLabels } from '../message-labels.ts';
import styles from './topic-table.module.css';
import type { PreferenceChange } from './use-preferences.ts';

type Topic = MessagePreferences['topics'][number];
type Choice = Topic['channels'][number];

interface TopicTableProps {
  readonly topics: readonly Topic[];
  readonly onChange: (change: PreferenceChange) => void;
  /** The daily list is on; its channels are disabled if not. */
  readonly digest: boolean | null;
}

/** A row for each topic and a column for each channel; on phones a list for each topic. */
export function TopicTable({ topics, onChange, digest }: TopicTableProps) {
  const columns = channels.filter((name) =>
    topics.some((topic) => topic.channels.some(({ channel }) => channel === name)),
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.preferences_topic()}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {channelLabels[name]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => {
          const { name, hint } = topicLabels[topic.topic];
          return (
            <tr key={topic.topic}>
              <th scope="row">
                {name()}
                <small>{hint()}</small>
              </th>
              {columns.map((column) => {
                const choice = topic.channels.find(({ channel }) => channel === column);
                return (
                  <td key={column} data-unused={choice ? undefined : ''}>
                    {choice ? (
                      <Cell
                        topic={topic}
                        choice={choice}
                        closed={topic.topic === 'digest' && digest === false}
                        onChange={(wanted) =>
                          onChange({ choices: [{ topic: topic.topic, channel: column, wanted }] })
                        }
                      />
                    ) : (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="visually-hidden">{m.preferences_unused()}</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly topic: Topic;
  readonly choice: Choice;
  readonly closed: boolean;
  readonly onChange: (wanted: boolean) => void;
}

function Cell({
  topic: { topic, always },
  choice: { channel, wanted, chosenOn },
  closed,
  onChange,
}: CellProps) {
  const channelName = channelLabels[channel]();
  if (always) {
    return (
      <span className={`inline-flex middle target ${styles.cell}`}>
        <span className={styles.channel}>{channelName}</span>
        <span className={styles.always}>
          <Icon name="lock" size={16} />
          {m.preferences_always()}
        </span>
      </span>
    );
  }
  return (
    <label className={`inline-flex middle target ${styles.cell}`}>
      <span className={styles.channel}>{channelName}</span>
      {channel === 'whatsapp' && wanted && chosenOn && (
        <small className={styles.since}>{m.preferences_since({ day: formatNumericDay(chosenOn) })}</small>
      )}
      <input
        type="checkbox"
        role="switch"
        className={`rigid relative surface ${styles.switch}`}
        aria-label={m.preferences_switch({ topic: topicLabels[topic].name(), channel: channelName })}
        aria-checked={wanted}
        checked={wanted}
        disabled={closed}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
