import { useNavigate } from 'react-router';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { appointmentPath, patientPath } from '#web/ui/paths.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { cannotChangeReason } from '../changes/cannot-change-reason.ts';
import { useDoctorJoinVerdict } from '../join-verdict.ts';
import { joinDisabledReason } from '../meet-button.tsx';
import type { DayRows } from './day-row-props.ts';
import type { DueAction } from './due-action.ts';
import { isUnpaid } from './patient-labels.ts';

interface RowMenuProps extends DayRows {
  readonly appointment: DoctorAppointment;
  readonly due: DueAction;
}

export function RowMenu({ appointment, due, actions, pending, lately, roomy }: RowMenuProps) {
  const navigate = useNavigate();
  const verdict = useDoctorJoinVerdict(appointment);
  const {
    appointmentId,
    patientId,
    patientName,
    patientPhone,
    slotNumber,
    allowedActions,
    appStatus,
    prescription,
  } = appointment;
  // While a change can still be undone, no other action is allowed on the visit.
  const isFree = pending.of(appointmentId) === null && !lately.has(appointmentId);
  const may = (action: (typeof allowedActions)[number]) => isFree && allowedActions.includes(action);
  const items: MenuItem[] = [
    {
      key: 'details',
      name: m.due_details(),
      onChoose: () => void navigate(appointmentPath(appointmentId)),
    },
    {
      key: 'patient',
      name: m.day_patient_page(),
      onChoose: () => void navigate(patientPath(patientId.patientId)),
    },
  ];
  const add = (isOffered: boolean, item: MenuItem) => {
    if (isOffered) items.push(item);
  };
  add(!roomy && appStatus === 'Completed' && prescription !== null, {
    key: 'prescription',
    name: m.day_view_prescription(),
    onChoose: () => actions.onView(appointment),
  });
  add(!roomy && may('callOff') && !(due === 'join' && verdict === 'open'), {
    key: 'join',
    name: m.requests_join(),
    closed: verdict === 'no-meeting' ? m.requests_no_meet() : joinDisabledReason(verdict, appointment),
    onChoose: () => actions.onJoin(appointmentId),
  });
  add(!roomy && (may('complete') || may('completeLate')) && due !== 'done' && due !== 'doneAfterVideo', {
    key: 'done',
    name: m.requests_done(),
    onChoose: () => actions.onDone(appointment),
  });
  add(may('didNotCome'), {
    key: 'didNotCome',
    name: m.day_did_not_come(),
    onChoose: () => actions.onDidNotCome(appointment),
  });
  add(may('reopen'), {
    key: 'reopen',
    name: m.day_reopen(),
    onChoose: () => actions.onReopen(appointment),
  });
  add(isUnpaid(appointment) && (appStatus === 'Completed' || may('callOff')), {
    key: 'collect',
    name: m.day_collect(),
    onChoose: () => actions.onCollect(appointment),
  });
  items.push({ key: 'call', name: m.day_call({ phone: patientPhone }), href: `tel:+91${patientPhone}` });
  const isFixed = isFree && (appStatus === 'Rescheduled' || appStatus === 'Request for Rescheduling');
  add(!roomy && (may('reschedule') || isFixed), {
    key: 'reschedule',
    name: m.requests_reschedule(),
    closed: isFixed ? cannotChangeReason(appStatus) : null,
    onChoose: () => actions.onReschedule(appointment),
  });
  add(!roomy && may('callOff'), {
    key: 'callOff',
    name: m.requests_call_off(),
    danger: true,
    onChoose: () => actions.onCallOff(appointment),
  });
  return <Menu label={`${m.day_more()}: ${patientName}, ${slotNumber}`} items={items} />;
}
