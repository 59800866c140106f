import type { DoctorAppointment, RescheduleRequest } from '#contract/appointment-lists.ts';
import type { FreeSlot } from '#contract/availability.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../../api/context.tsx';
import { clinicToday } from '../../ui/clinic-time.ts';
import { dayWords } from '../../ui/day-words.ts';
import { type Outcome, told, useAppointmentChange } from '../change.ts';
import type { RowFocus } from '../focus.ts';

const words = (name: string, date: string, slot: string) => ({
  name,
  day: dayWords(date, clinicToday()),
  slot,
});

/** The doctor's answers to requests, each with its toast (G-03). */
export function useRequestAnswers(focus: RowFocus) {
  const call = useCall();
  const { busy, change } = useAppointmentChange(focus);

  const respond = ({ appointmentId }: DoctorAppointment, answer: 'accept' | 'reject', reason?: string) =>
    change(appointmentId, () =>
      call('PUT /appointments/respond', { body: { appointmentId, action: answer, reason } }),
    );
  const accept = async (request: DoctorAppointment) => {
    const outcome = await respond(request, 'accept');
    const { patientName, date, slotNumber } = request;
    return told(outcome, () => m.requests_accepted(words(patientName, date, slotNumber)));
  };
  const reject = async (request: DoctorAppointment, reason: string) => {
    const outcome = await respond(request, 'reject', reason);
    const { patientName, date, slotNumber } = request;
    return told(outcome, () => m.requests_rejected(words(patientName, date, slotNumber)));
  };

  /** Keeps the appointment at its time. */
  const decline = async ({ appointmentId, patientName, date, time }: RescheduleRequest) => {
    const outcome = await change(appointmentId, () =>
      call('POST /doctors/handle-reschedule', { body: { appointmentId, action: 'reject' } }),
    );
    return told(outcome, () => m.requests_declined(words(patientName, date, time)));
  };
  /** Reschedules the appointment to `time`; with null the patient picks one. */
  const approve = async ({ appointmentId, patientName }: RescheduleRequest, time: FreeSlot | null) => {
    const newTime = time ? { date: time.date, slotNumber: time.slot } : { patientPicks: true };
    const outcome = await change(appointmentId, () =>
      call('POST /doctors/handle-reschedule', { body: { appointmentId, action: 'approve', ...newTime } }),
    );
    if (outcome.state === 'failed') return inDoctorsWords(outcome);
    return told(outcome, () =>
      time
        ? m.requests_rescheduled(words(patientName, time.date, time.slot))
        : m.requests_patient_picks({ name: patientName }),
    );
  };
  return { busy, accept, reject, decline, approve };
}

/** Some of the server's sentences address the patient; this one is for the doctor. */
function inDoctorsWords<Answer>(outcome: Outcome<Answer>): Outcome<Answer> {
  if (outcome.state !== 'failed') return outcome;
  if (outcome.code === 'patient_busy') return { ...outcome, sentence: m.requests_approve_patient_busy() };
  if (outcome.code === 'slot_not_published')
    return { ...outcome, sentence: m.requests_approve_not_published() };
  return outcome;
}
