import { type ReactNode, useId, useRef } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { type RowFocus, useRowFocus } from '../changes/row-focus.ts';
import type { HistoryPage, useAppointmentHistory } from '../queries.ts';
import { AppointmentActions } from './appointment-actions.tsx';
import { OwnAppointmentCard, PastAppointment } from './own-appointment-card.tsx';
import styles from './own-appointment-lists.module.css';
import { useCardAnimation } from './use-card-animation.ts';

interface OwnAppointmentListsProps {
  readonly open: readonly PatientAppointment[];
  readonly behind: ReturnType<typeof useAppointmentHistory>;
  readonly total: number;
  readonly onJoin: (appointmentId: string) => void;
  readonly messages: (appointmentId: string) => ReactNode;
}

export function OwnAppointmentLists({ open, behind, total, onJoin, messages }: OwnAppointmentListsProps) {
  const lists = useRef<HTMLDivElement>(null);
  useCardAnimation(lists);
  const focus = useRowFocus(lists);
  const card = { focus, onJoin, messages };
  const history = mergePages(behind.data?.pages ?? []);
  return (
    <div ref={lists} className={styles.lists}>
      <Part title={m.own_pending()}>
        {open.length > 0 ? (
          <Cards appointments={open} known={history} {...card} />
        ) : (
          <EmptyState icon="calendar" title={m.own_pending_none()} text={m.own_pending_none_hint()} />
        )}
      </Part>
      <Part title={m.own_history()}>
        {total > 0 ? (
          <Cards appointments={history} known={open} {...card} past />
        ) : (
          <EmptyState icon="clock" title={m.own_history_none()} text={m.own_history_none_hint()} />
        )}
        {total > 0 && (
          <div className="row-3 middle muted">
            {behind.hasNextPage && (
              <Button
                look="quiet"
                aria-busy={behind.isFetchingNextPage || undefined}
                onClick={() => void behind.fetchNextPage()}
              >
                {m.own_more()}
              </Button>
            )}
            <p role="status">{m.own_shown({ shown: history.length, total })}</p>
          </div>
        )}
      </Part>
      <p className="muted small">{m.dashboards_zone()}</p>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="stack-3" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

interface CardsProps {
  readonly appointments: readonly PatientAppointment[];
  /** The other list, in which the other end of a move is looked up. */
  readonly known: readonly PatientAppointment[];
  readonly focus: RowFocus;
  readonly onJoin: (appointmentId: string) => void;
  readonly messages: (appointmentId: string) => ReactNode;
  readonly past?: boolean;
}

function Cards({ appointments, known, focus, onJoin, messages, past = false }: CardsProps) {
  const today = clinicToday();
  const Card = past ? PastAppointment : OwnAppointmentCard;
  return (
    <ul className={past ? `card raised ${styles.lines}` : `stack-3 top ${styles.cards}`}>
      {appointments.map((appointment) => (
        <li key={appointment.appointmentId}>
          <Card
            appointment={appointment}
            today={today}
            moved={[...appointments, ...known].find((other) => isMove(appointment, other))}
          >
            <AppointmentActions
              appointment={appointment}
              focus={focus}
              onJoin={onJoin}
              messages={messages(appointment.appointmentId)}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** One of them replaced the other. */
const isMove = (one: PatientAppointment, other: PatientAppointment) =>
  one.replaces === other.appointmentId || other.replaces === one.appointmentId;

/** An appointment that moved to the next page between two responses counts once. */
function mergePages(pages: readonly HistoryPage[]): PatientAppointment[] {
  const all = pages.flatMap(({ appointments }) => appointments);
  return [...new Map(all.map((one) => [one.appointmentId, one])).values()];
}
