import type { PatientAppointment } from '#contract/appointments/appointments.ts';
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
import { CancelVisit, toCancelItem } from '#web/appointments/own/cancel-visit.tsx';
import { formatCountdown } from '#web/appointments/own/countdown.ts';
import type { NeededAction } from '#web/appointments/own/needed-actions.ts';
import { PatientName } from '#web/appointments/own/patient-name.tsx';
import { PickNewTime } from '#web/appointments/own/pick-new-time.tsx';
import { formatVisit, formatVisitTime } from '#web/appointments/own/visit-labels.ts';
import { VisitSuffix } from '#web/appointments/own/visit-suffix.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { doctorsPath } from '#web/ui/paths.ts';
import { LeaveOfferTimes } from './leave-offer-times.tsx';
import { RejectedVisitRow } from './rejected-visit-row.tsx';
import styles from './urgent-matters.module.css';
import { UrgentRow } from './urgent-row.tsx';

interface UrgentMatterRowProps {
  readonly need: NeededAction;
  readonly now: number;
  readonly focus: RowFocus;
  readonly onJoin: (appointmentId: string) => void;
}

export function UrgentMatterRow({ need, now, focus, onJoin }: UrgentMatterRowProps) {
  const { visit } = need;
  switch (need.kind) {
    case 'join':
    case 'waiting-room':
      return (
        <UrgentRow
          icon="video"
          kind="now"
          title={need.kind === 'join' ? m.due_join_title() : m.due_waiting_title()}
          appointmentId={visit.appointmentId}
          button={
            <Button className={styles.due} onClick={() => onJoin(visit.appointmentId)}>
              <Icon name="video" />
              {need.kind === 'join' ? m.own_join() : m.own_waiting_room()}
              <VisitSuffix {...visit} />
            </Button>
          }
        >
          <PatientName patient={visit.patient} />
          <p className="small">{describeVisit(visit)}</p>
        </UrgentRow>
      );
    case 'come':
      return <ComeRow visit={visit} now={now} focus={focus} />;
    case 'pick':
      return <PickRow visit={visit} offer={need.offer} focus={focus} />;
    case 'away':
      return <AwayRow visit={visit} focus={focus} />;
    case 'refused':
      return <RejectedVisitRow visit={need.visit} focus={focus} />;
    case 'waits':
      return <WaitsRow visit={visit} now={now} focus={focus} />;
  }
}

/** "Dr. Ananya Rao · Chest Pain · Today 10:00". */
const describeVisit = (visit: PatientAppointment) =>
  [visit.doctorName, translateReason(visit.reason), formatVisitTime(visit)].join(' · ');

interface ChangeProps {
  readonly visit: PatientAppointment;
  readonly focus: RowFocus;
}

function ComeRow({ visit, now, focus }: ChangeProps & { readonly now: number }) {
  const call = useCall();
  const { appointmentId, doctorName, reason, hospital, consultStatus } = visit;
  const come = useCommand(
    (id: string) => call('PUT /appointments/confirm', { body: { appointmentId: id } }),
    { ...appointmentChange(focus), done: () => m.answer_appointment_confirmed() },
  );
  const place = consultStatus === 'Online' ? m.common_online() : translateHospital(hospital);
  const countdown = visit.date === clinicToday() && formatCountdown(visit, now);
  return (
    <UrgentRow
      icon={consultStatus === 'Online' ? 'video' : 'clinic'}
      title={`${formatVisitTime(visit)}: ${m.due_come_title()}`}
      appointmentId={appointmentId}
      button={
        <Button
          look="quiet"
          aria-busy={come.isPending || undefined}
          onClick={() => void come.run(appointmentId)}
        >
          <Icon name="check" />
          {m.own_come()}
          <VisitSuffix {...visit} />
        </Button>
      }
    >
      <PatientName patient={visit.patient} />
      <p className="muted small">
        {[doctorName, translateReason(reason), place, countdown].filter(Boolean).join(' · ')}
      </p>
    </UrgentRow>
  );
}

/** The row disappears when the matter is settled, even if the appointment gets a new id. */
const leaveOnSettled = (focus: RowFocus, { appointmentId }: PatientAppointment): RowFocus => ({
  ...focus,
  keep: () => focus.leave(appointmentId),
});

function PickRow({ visit, offer, focus }: ChangeProps & { readonly offer?: LeaveOffer | undefined }) {
  const { doctorName: doctor, date, slot } = visit;
  const pick = <PickButton visit={visit} focus={focus} />;
  return (
    <UrgentRow
      icon="calendar"
      title={offer ? offerTitle(doctor, offer) : m.due_pick_title({ doctor })}
      appointmentId={visit.appointmentId}
      button={!offer && pick}
      choices={
        offer && (
          <LeaveOfferTimes visit={visit} offer={offer} focus={leaveOnSettled(focus, visit)}>
            {pick}
          </LeaveOfferTimes>
        )
      }
    >
      <PatientName patient={visit.patient} />
      <p className="muted small">{m.due_pick_text({ day: formatDay(date, clinicToday()), slot })}</p>
    </UrgentRow>
  );
}

function PickButton({ visit, focus }: ChangeProps) {
  const picking = useSubjectDialog<PatientAppointment>();
  return (
    <>
      <Button look="quiet" onClick={() => picking.ask(visit)}>
        {m.own_pick()}
        <VisitSuffix {...visit} />
      </Button>
      <PickNewTime asking={picking} focus={leaveOnSettled(focus, visit)} />
    </>
  );
}

function AwayRow({ visit, focus }: ChangeProps) {
  const cancelling = useSubjectDialog<PatientAppointment>('stays');
  return (
    <UrgentRow
      icon="calendar"
      title={m.leaves_ask_title({ doctor: visit.doctorName, when: formatVisitTime(visit) })}
      appointmentId={visit.appointmentId}
      button={<PickButton visit={visit} focus={focus} />}
      more={{ about: formatVisit(visit), items: [toCancelItem(visit, cancelling)] }}
    >
      <PatientName patient={visit.patient} />
      <p className="muted small">{m.leaves_ask_text()}</p>
      <CancelVisit asking={cancelling} focus={leaveOnSettled(focus, visit)} />
    </UrgentRow>
  );
}

function WaitsRow({ visit, now, focus }: ChangeProps & { readonly now: number }) {
  const cancelling = useSubjectDialog<PatientAppointment>('stays');
  const { specialization, reason, date, slot, doctorName } = visit;
  const when = formatSince(Date.parse(visit.bookedAt), now);
  return (
    <UrgentRow
      icon="clock"
      title={m.due_waits_title({ doctor: doctorName })}
      appointmentId={visit.appointmentId}
      button={
        <ButtonLink look="quiet" to={doctorsPath({ specialization, reason })}>
          {m.due_other_doctor()}
          <VisitSuffix {...visit} />
        </ButtonLink>
      }
      more={{ about: formatVisit(visit), items: [toCancelItem(visit, cancelling)] }}
    >
      <PatientName patient={visit.patient} />
      <p className="muted small">
        {m.due_waits_text({ day: formatDay(date, clinicToday()), slot, when })} {m.due_waits_hint()}
      </p>
      <CancelVisit asking={cancelling} focus={leaveOnSettled(focus, visit)} />
    </UrgentRow>
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
