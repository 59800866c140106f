import { type ReactNode, useId } from 'react';
import type { DueAppointment, PatientAppointment } from '#contract/appointments/appointments.ts';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateReason } from '#names/reason-name.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { appointmentChange } from '#web/appointments/changes/appointment-change.ts';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { offerTitle } from '#web/appointments/leave/offered-times.tsx';
import { formatCountdown } from '#web/appointments/own/countdown.ts';
import type { NeededAction } from '#web/appointments/own/needed-actions.ts';
import { PatientName } from '#web/appointments/own/patient-name.tsx';
import { formatVisitTime } from '#web/appointments/own/visit-labels.ts';
import { VisitSuffix } from '#web/appointments/own/visit-suffix.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { doctorsPath } from '#web/ui/paths.ts';
import { CancelVisit } from '../own/cancel-visit.tsx';
import { PickNewTime } from '../own/pick-new-time.tsx';
import { LeaveOfferCard } from './leave-offer-card.tsx';
import { RejectedVisitCard } from './rejected-visit-card.tsx';
import styles from './urgent-matters.module.css';

interface UrgentMatterCardProps {
  readonly need: NeededAction;
  /** The most urgent card, whose button is highlighted. */
  readonly first: boolean;
  readonly now: number;
  readonly focus: RowFocus;
  readonly onJoin: (appointmentId: string) => void;
}

export function UrgentMatterCard({ need, first, now, focus, onJoin }: UrgentMatterCardProps) {
  const { visit } = need;
  const due = first ? styles.due : undefined;
  switch (need.kind) {
    case 'join':
    case 'waiting-room':
      return (
        <NeedFrame visit={visit} title={need.kind === 'join' ? m.due_join_title() : m.due_waiting_title()}>
          <p>{describeVisit(visit)}</p>
          <div className={`row-2 middle above-1 ${styles.buttons}`}>
            <Button className={due} onClick={() => onJoin(visit.appointmentId)}>
              <Icon name="video" />
              {need.kind === 'join' ? m.own_join() : m.own_waiting_room()}
              <VisitSuffix {...visit} />
            </Button>
          </div>
        </NeedFrame>
      );
    case 'come':
      return <ComeNeed visit={visit} due={due} now={now} focus={focus} />;
    case 'pick':
      return <PickNeed visit={visit} offer={need.offer} due={due} focus={focus} />;
    case 'away':
      return <AwayNeed visit={visit} due={due} focus={focus} />;
    case 'refused':
      return (
        <NeedFrame visit={visit} title={refusedTitle(need.visit)}>
          <RejectedVisitCard visit={need.visit} focus={focus} />
        </NeedFrame>
      );
    case 'waits':
      return <WaitsNeed visit={visit} now={now} focus={focus} />;
  }
}

interface NeedProps {
  readonly visit: PatientAppointment;
  readonly title: string;
  readonly children: ReactNode;
}

function NeedFrame({ visit, title, children }: NeedProps) {
  const titleId = useId();
  return (
    <article
      className={styles.card}
      data-appointment={visit.appointmentId}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h3 id={titleId}>{title}</h3>
      <PatientName patient={visit.patient} />
      {children}
    </article>
  );
}

/** "Dr. Ananya Rao · Chest Pain · Today 10:00". */
const describeVisit = (visit: PatientAppointment) =>
  [visit.doctorName, translateReason(visit.reason), formatVisitTime(visit)].join(' · ');
const named = ({ doctorName, date, slot }: PatientAppointment) => ({
  doctor: doctorName,
  day: formatDay(date, clinicToday()),
  slot,
});
const refusedTitle = (visit: DueAppointment) =>
  visit.calledOff ? m.due_called_off_title(named(visit)) : m.due_refused_title(named(visit));

interface ChangeProps {
  readonly visit: PatientAppointment;
  readonly due?: string | undefined;
  readonly focus: RowFocus;
}

function ComeNeed({ visit, due, now, focus }: ChangeProps & { readonly now: number }) {
  const call = useCall();
  const { appointmentId, doctorName, reason, hospital, consultStatus } = visit;
  const come = useCommand(
    (id: string) => call('PUT /appointments/confirm', { body: { appointmentId: id } }),
    { ...appointmentChange(focus), done: () => m.answer_appointment_confirmed() },
  );
  const place = consultStatus === 'Online' ? m.common_online() : translateHospital(hospital);
  return (
    <NeedFrame visit={visit} title={`${formatVisitTime(visit)}: ${m.due_come_title()}`}>
      <p>{[doctorName, translateReason(reason), place].filter(Boolean).join(' · ')}</p>
      <p className={`muted ${styles.more}`}>{visit.date === clinicToday() && formatCountdown(visit, now)}</p>
      <div className={`row-2 middle above-1 ${styles.buttons}`}>
        <Button
          className={due}
          aria-busy={come.isPending || undefined}
          onClick={() => void come.run(appointmentId)}
        >
          <Icon name="check" />
          {m.own_come()}
          <VisitSuffix {...visit} />
        </Button>
      </div>
    </NeedFrame>
  );
}

/** The card disappears when the matter is settled, even if the appointment gets a new id. */
const leaveOnSettled = (focus: RowFocus, { appointmentId }: PatientAppointment): RowFocus => ({
  ...focus,
  keep: () => focus.leave(appointmentId),
});

function PickNeed({ visit, offer, due, focus }: ChangeProps & { readonly offer?: LeaveOffer | undefined }) {
  const title = offer ? offerTitle(visit.doctorName, offer) : m.due_pick_title({ doctor: visit.doctorName });
  return (
    <NeedFrame visit={visit} title={title}>
      <p>{m.due_pick_text(named(visit))}</p>
      {offer && <LeaveOfferCard visit={visit} offer={offer} due={due} focus={leaveOnSettled(focus, visit)} />}
      <div className={`row-2 middle above-1 ${styles.buttons}`}>
        <PickButton visit={visit} due={due} focus={focus} quiet={offer !== undefined} />
      </div>
    </NeedFrame>
  );
}

function PickButton({ visit, due, focus, quiet }: ChangeProps & { readonly quiet: boolean }) {
  const picking = useSubjectDialog<PatientAppointment>();
  return (
    <>
      <Button
        look={quiet ? 'quiet' : 'primary'}
        className={quiet ? undefined : due}
        onClick={() => picking.ask(visit)}
      >
        <Icon name="calendar" />
        {quiet ? m.links_move() : m.own_pick()}
        <VisitSuffix {...visit} />
      </Button>
      <PickNewTime asking={picking} focus={leaveOnSettled(focus, visit)} />
    </>
  );
}

function AwayNeed({ visit, due, focus }: ChangeProps) {
  const title = m.leaves_ask_title({ doctor: visit.doctorName, when: formatVisitTime(visit) });
  return (
    <NeedFrame visit={visit} title={title}>
      <p>{m.leaves_ask_text()}</p>
      <div className={`row-2 middle above-1 ${styles.buttons}`}>
        <PickButton visit={visit} due={due} focus={focus} quiet={false} />
        <CancelVisit appointment={visit} focus={leaveOnSettled(focus, visit)} />
      </div>
    </NeedFrame>
  );
}

function WaitsNeed({ visit, now, focus }: ChangeProps & { readonly now: number }) {
  const { specialization, reason } = visit;
  const when = formatSince(Date.parse(visit.bookedAt), now);
  return (
    <NeedFrame visit={visit} title={m.due_waits_title({ doctor: visit.doctorName })}>
      <p>{m.due_waits_text({ day: formatDay(visit.date, clinicToday()), slot: visit.slot, when })}</p>
      <p className={`muted ${styles.more}`}>{m.due_waits_hint()}</p>
      <div className={`row-2 middle above-1 ${styles.buttons}`}>
        <ButtonLink look="quiet" to={doctorsPath({ specialization, reason })}>
          {m.due_other_doctor()}
          <VisitSuffix {...visit} />
        </ButtonLink>
        <CancelVisit appointment={visit} focus={leaveOnSettled(focus, visit)} />
      </div>
    </NeedFrame>
  );
}

/** "5 hours ago" today, else the day by the clinic's calendar. */
function formatSince(then: number, now: number): string {
  const day = toCalendarDay(then, clinicTimeZone());
  if (day !== toCalendarDay(now, clinicTimeZone())) return formatDay(day, '');
  const words = new Intl.RelativeTimeFormat(toLanguageTag(getLocale()), { numeric: 'always' });
  const minutes = Math.max(1, Math.floor((now - then) / 60_000));
  return minutes < 60 ? words.format(-minutes, 'minute') : words.format(-Math.floor(minutes / 60), 'hour');
}
