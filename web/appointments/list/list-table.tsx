import type { MouseEvent } from 'react';
import type { AppointmentSort, DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { DraftMark } from '#web/platform/drafts/draft-mark.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { listRows } from '../changes/row-focus.ts';
import { StatusBadge } from '../status-badge.tsx';
import { formatVisitReason } from '../visit-reason.ts';
import { listColumns } from './list-columns.ts';
import { formatPatientLine, RowLink, shortenReason } from './list-row.tsx';
import styles from './list-table.module.css';
import {
  getDefaultOrder,
  type ListView,
  resolveOrder,
  resolveTimeRange,
  type ViewChange,
} from './list-view.ts';
import { PaymentCell } from './payment-cell.tsx';

interface ListTableProps {
  readonly appointments: readonly DoctorAppointment[];
  readonly view: ListView;
  readonly onChange: (change: ViewChange) => void;
  readonly listAddress: string;
  readonly onCollect: (appointment: DoctorAppointment) => void;
}

export function ListTable({ appointments, view, onChange, listAddress, onCollect }: ListTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{m.common_your_appointments()}</caption>
      <thead>
        <tr>
          {listColumns.map((names) => (
            <th key={names[0]?.name()} scope="col" aria-sort={ariaSort(names, view)}>
              <span className={`row middle ${styles.names}`}>
                {names.map(({ name, sort }) =>
                  sort ? (
                    <SortButton key={sort} name={name()} sort={sort} view={view} onChange={onChange} />
                  ) : (
                    <span key={name()}>{name()}</span>
                  ),
                )}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {appointments.map((appointment) => (
          <Row
            key={appointment.appointmentId}
            appointment={appointment}
            listAddress={listAddress}
            onCollect={onCollect}
          />
        ))}
      </tbody>
    </table>
  );
}

function ariaSort(names: (typeof listColumns)[number], view: ListView) {
  if (!names.some(({ sort }) => sort === view.sort)) return 'none';
  return resolveOrder(view) === 'asc' ? 'ascending' : 'descending';
}

interface SortButtonProps extends Pick<ListTableProps, 'view' | 'onChange'> {
  readonly name: string;
  readonly sort: AppointmentSort;
}

function SortButton({ name, sort, view, onChange }: SortButtonProps) {
  const current = sort === view.sort;
  const order = resolveOrder(view);
  const other = order === 'asc' ? 'desc' : 'asc';
  return (
    <button
      type="button"
      className={styles.sort}
      aria-current={current || undefined}
      onClick={() =>
        onChange({ sort, order: current ? other : getDefaultOrder(sort, resolveTimeRange(view)) })
      }
    >
      {name}
      <span className={styles.arrow} data-order={current ? order : undefined}>
        <Icon name="chevronDown" size={16} />
      </span>
    </button>
  );
}

interface RowProps extends Pick<ListTableProps, 'listAddress' | 'onCollect'> {
  readonly appointment: DoctorAppointment;
}

function Row({ appointment, listAddress, onCollect }: RowProps) {
  const { appointmentId, patientName, avatar, date, slotNumber, consultStatus, appStatus, reason } =
    appointment;
  const online = consultStatus === 'Online';
  return (
    <tr onClick={followRowLink}>
      <th scope="row">
        <span className={`flex middle ${styles.who}`}>
          <Avatar name={patientName} url={avatar} size={36} />
          <span>
            <RowLink
              appointment={appointment}
              listAddress={listAddress}
              className={`strong not-underlined ${styles.link}`}
            />{' '}
            ·{' '}
            <span>
              <Reason reason={formatVisitReason(reason, appointment.bookedAtDesk)} />
            </span>
            <small className={`block muted ${styles.second}`}>{formatPatientLine(appointment)}</small>
            <DraftMark name={`prescription:${appointmentId}`} />
          </span>
        </span>
      </th>
      <td>
        <time dateTime={date}>{formatNumericDay(date)}</time> <b className="accent">{slotNumber}</b>
        <small className={`flex middle muted ${styles.second}`}>
          <Icon name={online ? 'video' : 'clinic'} size={16} />
          {online ? m.common_online() : m.common_offline()}
        </small>
      </td>
      <td>
        <StatusBadge status={appStatus} viewer="doctor" />
      </td>
      <td>
        <PaymentCell appointment={appointment} onCollect={onCollect} />
      </td>
    </tr>
  );
}

/**
 * A click in the row follows its link, with Ctrl in a new tab, unless it hit a button or text was being
 * selected. Keyboard and screen readers use the link.
 */
function followRowLink(event: MouseEvent<HTMLTableRowElement>) {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  const onLink = target instanceof Element && target.closest('a, button');
  if (onLink || window.getSelection()?.isCollapsed === false) return;
  const press = new window.MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    ctrlKey,
    metaKey,
    shiftKey,
  });
  listRows(currentTarget)[0]?.dispatchEvent(press);
}

/** Shortened, with the whole text for screen readers and as a tooltip. */
function Reason({ reason }: { readonly reason: string }) {
  const short = shortenReason(reason);
  if (short === reason) return reason;
  return (
    <span title={reason}>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{reason}</span>
    </span>
  );
}
