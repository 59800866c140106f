import { useState } from 'react';
import type { DoctorAppointment, RescheduleRequest } from '#contract/appointments/appointment-lists.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { m } from '#messages/messages.js';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import type { RowFocus } from '../changes/row-focus.ts';
import type { UndoableChange } from '../changes/undoable-change.ts';
import { useUndoableChanges } from '../changes/undoable-changes.ts';

const toMessageParams = (name: string, date: string, slot: string) => ({
  name,
  day: formatDay(date, clinicToday()),
  slot,
});

/** The doctor's answers to requests, each undoable for a moment and announced to screen readers. */
export function useRequestAnswers(focus: RowFocus) {
  const pending = useUndoableChanges();
  const [said, setSaid] = useState('');
  const queueChange = (appointmentId: string, change: UndoableChange, sentence: string) => {
    pending.queue(appointmentId, change);
    focus.keep(appointmentId);
    setSaid(sentence);
  };
  const undo = (appointmentId: string, sentence: string) => {
    pending.undo(appointmentId);
    focus.keep(appointmentId);
    setSaid(sentence);
  };
  return {
    pending,
    said,
    accept: ({ appointmentId, patientName, date, slotNumber }: DoctorAppointment) =>
      queueChange(
        appointmentId,
        { kind: 'accept' },
        m.requests_accepted(toMessageParams(patientName, date, slotNumber)),
      ),
    reject({ appointmentId, patientName, date, slotNumber }: DoctorAppointment, reason: string) {
      const sentence = m.requests_rejected(toMessageParams(patientName, date, slotNumber));
      queueChange(appointmentId, { kind: 'reject', reason }, sentence);
    },
    decline({ appointmentId, patientName, date, time }: RescheduleRequest, reason: string) {
      const sentence = m.requests_declined(toMessageParams(patientName, date, time));
      queueChange(appointmentId, { kind: 'decline', reason }, sentence);
    },
    /** Reschedules the appointment to `time`; with null the patient picks one. */
    approve({ appointmentId, patientName }: RescheduleRequest, time: FreeSlot | null) {
      const sentence = time
        ? m.requests_rescheduled(toMessageParams(patientName, time.date, time.slot))
        : m.requests_patient_picks({ name: patientName });
      queueChange(appointmentId, { kind: 'approve', time }, sentence);
    },
    undoRequest: ({ appointmentId, patientName, date, slotNumber }: DoctorAppointment) =>
      undo(appointmentId, m.day_taken_back(toMessageParams(patientName, date, slotNumber))),
    undoReschedule: ({ appointmentId, patientName, date, time }: RescheduleRequest) =>
      undo(appointmentId, m.day_taken_back(toMessageParams(patientName, date, time))),
  };
}
