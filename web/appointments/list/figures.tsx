import { m } from '#messages/messages.js';
import type { AnswerOf } from '../../api/client.ts';
import cardStyles from '../../ui/card.module.css';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './figures.module.css';

type Counts = AnswerOf<'GET /appointments/counts'>;

const figures: readonly { key: keyof Counts; name: () => string; icon: IconName }[] = [
  { key: 'awaiting', name: () => m.appointments_awaiting(), icon: 'clock' },
  { key: 'cancelled', name: () => m.appointments_canceled(), icon: 'ban' },
  { key: 'ended', name: () => m.appointments_ended(), icon: 'check' },
  { key: 'online', name: () => m.appointments_online(), icon: 'video' },
];

interface FiguresProps {
  /** Undefined while they load, null if that failed. */
  readonly counts: Counts | null | undefined;
}

/** Awaited, cancelled, ended and online appointments (G-06). */
export function ListFigures({ counts }: FiguresProps) {
  return (
    <section aria-label={m.appointments_figures()}>
      <dl className={styles.figures}>
        {figures.map(({ key, name, icon }) => (
          <div key={key} className={`${cardStyles.raised} ${styles.figure}`} data-kind={key}>
            <dt>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              {name()}
            </dt>
            <dd>
              {counts === undefined ? (
                <Skeleton height={40} width={64} />
              ) : (
                (counts?.[key].toLocaleString('en-IN') ?? '–')
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
