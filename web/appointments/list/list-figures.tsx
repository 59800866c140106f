import { type AppointmentFigure, appointmentFigures } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './list-figures.module.css';

type Counts = Output<'GET /appointments/counts'>;

const figures: Readonly<Record<AppointmentFigure, { name: () => string; icon: IconName }>> = {
  awaiting: { name: () => m.appointments_awaiting(), icon: 'clock' },
  cancelled: { name: () => m.appointments_canceled(), icon: 'ban' },
  ended: { name: () => m.appointments_ended(), icon: 'check' },
  online: { name: () => m.appointments_online(), icon: 'video' },
};

interface FiguresProps {
  /** Undefined while loading, null after a failure. */
  readonly counts: Counts | null | undefined;
  readonly chosen: AppointmentFigure | null;
  /** Null clears the choice. */
  readonly onChoose: (figure: AppointmentFigure | null) => void;
}

/** Awaited (pending), cancelled, ended and online appointments; choosing a figure filters the list by it. */
export function ListFigures({ counts, chosen, onChoose }: FiguresProps) {
  return (
    <section className={`stack-2 ${styles.figures}`} aria-label={m.appointments_figures()}>
      {appointmentFigures.map((figure) => (
        <button
          key={figure}
          type="button"
          className={`card raised row middle spread target ${styles.figure}`}
          data-kind={figure}
          aria-pressed={figure === chosen}
          onClick={() => onChoose(figure === chosen ? null : figure)}
        >
          <span className={`line-2 middle shrinks muted ${styles.name}`}>
            <span className={`centred rigid blue-tint ${styles.icon}`}>
              <Icon name={figures[figure].icon} />
            </span>
            {figures[figure].name()}
          </span>{' '}
          <b className={styles.count}>
            {counts === undefined ? (
              <Skeleton height={32} width={64} />
            ) : (
              (counts?.[figure].toLocaleString('en-IN') ?? '–')
            )}
          </b>
          {figure === 'awaiting' && counts && (
            <>
              {' '}
              <small className={`muted small ${styles.beneath}`}>
                {m.appointments_confirmed({ count: counts.confirmed })}
              </small>
            </>
          )}
        </button>
      ))}
    </section>
  );
}
