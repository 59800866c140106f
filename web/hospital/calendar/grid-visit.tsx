import type { CSSProperties } from 'react';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import {
  describePatient,
  describePayment,
  describeVisitState,
  getVisitState,
  type VisitState,
  visitStateLooks,
} from '../visits/visit-state.ts';
import { toMinuteRange } from './day-columns.ts';
import styles from './time-grid.module.css';
import type { Drag } from './use-drag.ts';
import type { Moving } from './use-moving.ts';

interface GridVisitProps {
  readonly visit: DayVisit;
  readonly now: number;
  readonly moving: Moving;
  readonly drag: Drag;
  readonly onOpen: (visit: DayVisit) => void;
}

/** The usual state has no icon, except video. */
const visitIcon = ({ consultStatus }: DayVisit, standing: VisitState): IconName | null => {
  if (standing !== 'expected') return visitStateLooks[standing].icon;
  return consultStatus === 'Online' ? 'video' : null;
};

/** A visit in a column: a click opens it, M or Enter moves it, and it can be dragged. */
export function GridVisit({ visit, now, moving, drag, onOpen }: GridVisitProps) {
  const { from, to } = toMinuteRange(visit);
  const standing = getVisitState(visit, now);
  const icon = visitIcon(visit, standing);
  const isMoving = moving.visit?.appointmentId === visit.appointmentId;
  const { offset } = drag;
  const style = {
    '--from': from,
    '--to': to,
    ...(isMoving && offset && { transform: `translate(${offset.x}px, ${offset.y}px)` }),
  } as CSSProperties;
  return (
    <li
      className={`${styles.slot} ${styles.held}`}
      style={style}
      data-lifted={isMoving && offset ? '' : undefined}
      data-squeezed={visit.squeezedIn === null ? undefined : ''}
    >
      <button
        type="button"
        className={`accent-tint ink ${styles.visit}`}
        data-visit={visit.appointmentId}
        data-standing={standing}
        data-moving={isMoving ? '' : undefined}
        data-can-move={visit.canMove ? '' : undefined}
        aria-keyshortcuts={visit.canMove ? 'M Enter' : undefined}
        title={`${visit.slot} ${visit.patient.name} · ${describePatient(visit)} · ${visitStateLooks[standing].word()} · ${describePayment(visit)}`}
        onClick={() => {
          if (drag.endsDrag()) return;
          if (isMoving) moving.cancel();
          else onOpen(visit);
        }}
        onKeyDown={(event) => moving.onKeyDown(event, visit)}
        {...drag.handlers(visit)}
      >
        <span className={styles.line}>
          <span className={`flex middle shrinks ${styles.who}`}>
            <b>{visit.slot}</b> {icon && <Icon name={icon} size={14} />}
            <span>
              <UserText>{visit.patient.name}</UserText>
            </span>
          </span>{' '}
          <small>{describeVisitState(visit, now)}</small>
        </span>
        <span className="visually-hidden">
          , {describePatient(visit)}, {describePayment(visit)}
        </span>
      </button>
    </li>
  );
}
