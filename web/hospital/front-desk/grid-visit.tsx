import type { CSSProperties } from 'react';
import type { DayVisit } from '#contract/hospital/hospital-days.ts';
import { Given } from '#web/ui/given.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { stretchOf } from './columns.ts';
import styles from './time-grid.module.css';
import type { Drag } from './use-drag.ts';
import type { Moving } from './use-moving.ts';
import {
  moneyWords,
  personWords,
  type Standing,
  standingLooks,
  standingOf,
  standingWords,
} from './visit-words.ts';

interface GridVisitProps {
  readonly visit: DayVisit;
  readonly now: number;
  readonly moving: Moving;
  readonly drag: Drag;
  readonly onOpen: (visit: DayVisit) => void;
}

/** What is as usual has no icon, unless it is by video. */
const iconOf = ({ consultStatus }: DayVisit, standing: Standing): IconName | null => {
  if (standing !== 'expected') return standingLooks[standing].icon;
  return consultStatus === 'Online' ? 'video' : null;
};

/** A visit at its place in a column: a click opens it, M or Enter moves it, and it can be dragged. */
export function GridVisit({ visit, now, moving, drag, onOpen }: GridVisitProps) {
  const { from, to } = stretchOf(visit);
  const standing = standingOf(visit, now);
  const icon = iconOf(visit, standing);
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
        className={styles.visit}
        data-visit={visit.appointmentId}
        data-standing={standing}
        data-moving={isMoving ? '' : undefined}
        data-can-move={visit.canMove ? '' : undefined}
        aria-keyshortcuts={visit.canMove ? 'M Enter' : undefined}
        title={`${visit.slot} ${visit.patient.name} · ${personWords(visit)} · ${standingLooks[standing].word()} · ${moneyWords(visit)}`}
        onClick={() => {
          if (drag.endsDrag()) return;
          if (isMoving) moving.cancel();
          else onOpen(visit);
        }}
        onKeyDown={(event) => moving.onKeyDown(event, visit)}
        {...drag.handlers(visit)}
      >
        <span className={styles.line}>
          <span className={styles.who}>
            <b>{visit.slot}</b> {icon && <Icon name={icon} size={14} />}
            <span>
              <Given>{visit.patient.name}</Given>
            </span>
          </span>{' '}
          <small>{standingWords(visit, now)}</small>
        </span>
        <span className="visually-hidden">
          , {personWords(visit)}, {moneyWords(visit)}
        </span>
      </button>
    </li>
  );
}
