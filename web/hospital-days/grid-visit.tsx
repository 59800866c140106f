import type { CSSProperties } from 'react';
import type { DayVisit } from '#contract/hospital-days.ts';
import { Given } from '../ui/given.tsx';
import { Icon } from '../ui/icon.tsx';
import { stretchOf } from './columns.ts';
import styles from './time-grid.module.css';
import type { Drag } from './use-drag.ts';
import type { Moving } from './use-moving.ts';
import { moneyWords, personWords, standingLooks, standingOf, standingWords } from './visit-words.ts';

interface GridVisitProps {
  readonly visit: DayVisit;
  readonly now: number;
  readonly moving: Moving;
  readonly drag: Drag;
  readonly onOpen: (visit: DayVisit) => void;
}

/** A visit at its place in a column: a click opens it, M or Enter moves it, and it can be dragged. */
export function GridVisit({ visit, now, moving, drag, onOpen }: GridVisitProps) {
  const { from, to } = stretchOf(visit);
  const standing = standingOf(visit, now);
  const { icon, word } = standingLooks[standing];
  const isMoving = moving.visit?.appointmentId === visit.appointmentId;
  const { offset } = drag;
  const style = {
    '--from': from,
    '--to': to,
    ...(isMoving && offset && { transform: `translate(${offset.x}px, ${offset.y}px)` }),
  } as CSSProperties;
  return (
    <li className={styles.slot} style={style} data-lifted={isMoving && offset ? '' : undefined}>
      <button
        type="button"
        className={styles.visit}
        data-standing={standing}
        data-moving={isMoving ? '' : undefined}
        data-can-move={visit.canMove ? '' : undefined}
        aria-keyshortcuts={visit.canMove ? 'M Enter' : undefined}
        title={`${visit.slot} ${visit.patient.name} · ${personWords(visit)} · ${word()} · ${moneyWords(visit)}`}
        onClick={() => {
          if (drag.endsDrag()) return;
          if (isMoving) moving.cancel();
          else onOpen(visit);
        }}
        onKeyDown={(event) => moving.onKeyDown(event, visit)}
        {...drag.handlers(visit)}
      >
        <b>{visit.slot}</b>{' '}
        <Icon name={visit.consultStatus === 'Online' && standing === 'expected' ? 'video' : icon} size={14} />
        <span>
          <Given>{visit.patient.name}</Given>
        </span>{' '}
        <small>{standingWords(visit, now)}</small>
        <span className="visually-hidden">
          , {personWords(visit)}, {moneyWords(visit)}
        </span>
      </button>
    </li>
  );
}
