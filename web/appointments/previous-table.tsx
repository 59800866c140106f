import { Link } from 'react-router';
import type { DoctorAppointment, PreviousSort } from '#contract/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { appointmentPath } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { numericDay } from '../ui/day-words.ts';
import { Icon } from '../ui/icon.tsx';
import { columns } from './previous-columns.ts';
import { RowLink, shortReason } from './previous-row.tsx';
import styles from './previous-table.module.css';
import { firstOrder, type PreviousView, type ViewChange } from './previous-view.ts';
import { StatusBadge } from './status-badge.tsx';

interface PreviousTableProps {
  readonly visits: readonly DoctorAppointment[];
  readonly view: PreviousView;
  readonly onChange: (change: ViewChange) => void;
  readonly listAddress: string;
}

/** The doctor's appointments in columns; the heads sort, a row opens its appointment (spec G-06). */
export function PreviousTable({ visits, view, onChange, listAddress }: PreviousTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{m.appointments_list()}</caption>
      <thead>
        <tr>
          {columns.map(({ name, sort }) => (
            <th key={name()} scope="col" aria-sort={ariaSort(sort, view)}>
              {sort ? <SortButton name={name()} sort={sort} view={view} onChange={onChange} /> : name()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {visits.map((visit) => (
          <Row key={visit.appointmentId} visit={visit} listAddress={listAddress} />
        ))}
      </tbody>
    </table>
  );
}

function ariaSort(sort: PreviousSort | null, view: PreviousView) {
  if (sort === null) return undefined;
  if (sort !== view.sort) return 'none';
  return view.order === 'asc' ? 'ascending' : 'descending';
}

interface SortButtonProps extends Pick<PreviousTableProps, 'view' | 'onChange'> {
  readonly name: string;
  readonly sort: PreviousSort;
}

function SortButton({ name, sort, view, onChange }: SortButtonProps) {
  const current = sort === view.sort;
  const other = view.order === 'asc' ? 'desc' : 'asc';
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onChange({ sort, order: current ? other : firstOrder(sort) })}
    >
      {name}
      <span className={styles.arrow} data-order={current ? view.order : undefined}>
        <Icon name="chevronDown" size={16} />
      </span>
    </button>
  );
}

interface RowProps {
  readonly visit: DoctorAppointment;
  readonly listAddress: string;
}

function Row({ visit, listAddress }: RowProps) {
  const { patientName, avatar, date, slotNumber, consultStatus, payStatus, appStatus } = visit;
  const online = consultStatus === 'Online';
  return (
    <tr>
      <td>
        <span className={styles.who}>
          <Avatar name={patientName} url={avatar} size={36} />
          <RowLink visit={visit} listAddress={listAddress} className={styles.link} />
        </span>
      </td>
      <td>
        <time dateTime={date}>{numericDay(date)}</time>
      </td>
      <td className={styles.slot}>{slotNumber}</td>
      <td>
        <span className={styles.mode}>
          <Icon name={online ? 'video' : 'clinic'} size={18} />
          {online ? m.dashboards_online() : m.dashboards_offline()}
        </span>
      </td>
      <td>{payStatus === 'Paid' ? m.dashboards_paid() : m.dashboards_unpaid()}</td>
      <td>
        <StatusBadge status={appStatus} viewer="doctor" />
      </td>
      <td>
        <Reason visit={visit} listAddress={listAddress} />
      </td>
    </tr>
  );
}

/** Cut for the eye; whole for ears and in the tooltip. It lies above the row's link, so it is one itself. */
function Reason({ visit: { reason, appointmentId }, listAddress }: RowProps) {
  const short = shortReason(reason);
  if (short === reason) return reason;
  return (
    <Link
      className={styles.reason}
      to={appointmentPath(appointmentId)}
      state={{ listAddress }}
      title={reason}
      tabIndex={-1}
    >
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{reason}</span>
    </Link>
  );
}
