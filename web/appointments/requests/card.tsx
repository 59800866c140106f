import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { DoctorAppointment, RescheduleRequest } from '#contract/appointment-lists.ts';
import type { ConsultMode } from '#domain/modes.ts';
import { m } from '#messages/messages.js';
import { reasonName } from '#names/reason-name.ts';
import { appointmentPath } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { dayWords, longDay } from '../../ui/day-words.ts';
import { Given } from '../../ui/given.tsx';
import { Icon } from '../../ui/icon.tsx';
import { onFirstClick } from '../first-click.ts';
import { NeedsLine } from '../needs/needs-line.tsx';
import styles from './card.module.css';

interface CardProps<Request> {
  readonly request: Request;
  /** The clinic's today, YYYY-MM-DD. */
  readonly today: string;
  /** An answer is being sent. */
  readonly busy: boolean;
  readonly onAccept: (request: Request) => void;
  readonly onReject: (request: Request) => void;
}

/** A request: who, when, why, how (G-03). */
export function RequestCard({ request, today, busy, onAccept, onReject }: CardProps<DoctorAppointment>) {
  const { appointmentId, patientName, avatar, date, slotNumber, reason, consultStatus, needs } = request;
  const facts = { appointmentId, name: patientName, photo: avatar, date, slot: slotNumber, reason };
  return (
    <Frame {...facts} consultStatus={consultStatus} today={today}>
      <NeedsLine needs={needs} />
      <Buttons
        accept={m.requests_accept()}
        busy={busy}
        onAccept={onFirstClick(() => onAccept(request))}
        onReject={onFirstClick(() => onReject(request))}
      />
    </Frame>
  );
}

/** A reschedule request: why, and the preferred time (G-03). */
export function RescheduleCard({ request, today, busy, onAccept, onReject }: CardProps<RescheduleRequest>) {
  const { appointmentId, patientName, patientPhoto, date, time, visitReason, consultStatus } = request;
  const { reason, preferred } = request;
  const facts = { appointmentId, name: patientName, photo: patientPhoto.url, date, slot: time };
  return (
    <Frame {...facts} reason={visitReason} consultStatus={consultStatus} today={today}>
      <div className={styles.request}>
        <p>
          <span className="visually-hidden">{m.requests_why_reschedule()}: </span>
          <q>
            <Given>{reason}</Given>
          </q>
        </p>
        {preferred ? (
          <p className={styles.preferred}>
            <Icon name="swap" size={18} />
            {m.requests_preferred({ day: dayWords(preferred.date, today), slot: preferred.slot })}
          </p>
        ) : (
          <p className={styles.none}>{m.requests_no_preference()}</p>
        )}
      </div>
      <Buttons
        accept={m.requests_approve()}
        busy={busy}
        onAccept={onFirstClick(() => onAccept(request))}
        onReject={onFirstClick(() => onReject(request))}
      />
    </Frame>
  );
}

interface FrameProps {
  readonly appointmentId: string;
  readonly name: string;
  readonly photo: string | null;
  readonly date: string;
  readonly slot: string;
  /** The reason of the visit. */
  readonly reason: string;
  readonly consultStatus: ConsultMode;
  readonly today: string;
  readonly children: ReactNode;
}

/** The common parts of both kinds of request. The row is focusable, for the shortcuts. */
function Frame(props: FrameProps) {
  const { appointmentId, name, photo, date, slot, reason, consultStatus, today, children } = props;
  const online = consultStatus === 'Online';
  return (
    <article
      className={styles.card}
      data-appointment={appointmentId}
      tabIndex={-1}
      aria-label={`${name}, ${longDay(date)}, ${slot}`}
    >
      <div className={styles.who}>
        <Avatar name={name} url={photo} size={48} />
        <p>
          <Link to={appointmentPath(appointmentId)}>{name}</Link>
          <span>
            <span className="visually-hidden">{m.requests_reason()}: </span>
            <Given>{reasonName(reason)}</Given>
          </span>
        </p>
      </div>
      <div className={styles.when}>
        <time dateTime={`${date}T${slot}`}>
          <span>{dayWords(date, today)}</span>
          <b>{slot}</b>
        </time>
        <p className={styles.how}>
          <Icon name={online ? 'video' : 'clinic'} size={18} />
          <span className="visually-hidden">{m.requests_mode()}: </span>
          {online ? m.dashboards_online() : m.dashboards_offline()}
        </p>
      </div>
      {children}
    </article>
  );
}

interface ButtonsProps {
  readonly accept: string;
  readonly busy: boolean;
  readonly onAccept: (event: MouseEvent) => void;
  readonly onReject: (event: MouseEvent) => void;
}

function Buttons({ accept, busy, onAccept, onReject }: ButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button busy={busy} onClick={onAccept}>
        <Icon name="check" />
        {accept}
      </Button>
      <Button look="quiet" busy={busy} onClick={onReject}>
        {m.requests_reject()}
      </Button>
    </div>
  );
}
