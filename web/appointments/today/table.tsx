import { Fragment } from 'react';
import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import { minutesAt } from '#domain/calendar-days.ts';
import { labelOf } from '#domain/slot-grid.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '../../ui/clinic-time.ts';
import { useNow } from '../../ui/use-now.ts';
import { placed } from './order.ts';
import { type RowActions, TodaysRow } from './row.tsx';
import styles from './table.module.css';

/** How often the "now" line moves. */
const tick = 15_000;

interface TodaysTableProps extends RowActions {
  readonly appointments: readonly DoctorAppointment[];
  /** The appointments whose change is being sent, by id. */
  readonly busy: ReadonlySet<string>;
  readonly labelledBy: string;
}

/** Today's awaited appointments in time order, with a "now" line; cards on a phone (G-04). */
export function TodaysTable({ appointments, busy, labelledBy, ...actions }: TodaysTableProps) {
  const now = useNow(tick);
  const inOrder = placed(appointments, now);
  const firstAhead = inOrder.findIndex(({ standing }) => standing !== 'over');
  const line = <NowLine now={now} />;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{m.requests_column_patient()}</th>
            <th scope="col">{m.requests_column_reason()}</th>
            <th scope="col">{m.requests_column_date()}</th>
            <th scope="col">{m.requests_column_time()}</th>
            <th scope="col">{m.requests_column_meet()}</th>
            <th scope="col">{m.requests_column_action()}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((one, index) => (
            <Fragment key={one.appointment.appointmentId}>
              {index === firstAhead && line}
              <TodaysRow placed={one} busy={busy.has(one.appointment.appointmentId)} {...actions} />
            </Fragment>
          ))}
          {firstAhead === -1 && line}
        </tbody>
      </table>
    </div>
  );
}

/** The clinic's time, between past and coming appointments. */
function NowLine({ now }: { readonly now: number }) {
  const time = labelOf(minutesAt(now, clinicTimeZone()));
  return (
    <tr className={styles.now}>
      <td colSpan={6}>
        <span>{m.requests_now_line({ time })}</span>
      </td>
    </tr>
  );
}
