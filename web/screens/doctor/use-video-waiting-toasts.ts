import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { paths } from '#web/ui/paths.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

/**
 * Notifies the doctor on any screen when a patient enters the video waiting room, with a link to the room.
 * Patients already waiting at the first load are shown in their rows only.
 */
export function useVideoWaitingToasts(appointments: readonly DoctorAppointment[] | undefined): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const known = useRef<ReadonlySet<string> | null>(null);
  const say = useEffectEvent(({ appointmentId, patientName }: DoctorAppointment) => {
    const room = search.get('room');
    if (room === appointmentId) return;
    const text = m.video_waits({ name: patientName });
    // A doctor in another room must not leave it by accident.
    if (room !== null) return toast.plain(text);
    toast.good(text, {
      label: m.video_join(),
      about: patientName,
      act: () => void navigate(`${paths.doctorDashboard}?room=${appointmentId}`),
      onLeave: () => {},
    });
  });
  useEffect(() => {
    if (!appointments) return;
    const waiting = appointments.filter(({ waitingSince }) => waitingSince !== null);
    const before = known.current;
    known.current = new Set(waiting.map(({ appointmentId }) => appointmentId));
    if (before) for (const one of waiting) if (!before.has(one.appointmentId)) say(one);
  }, [appointments]);
}
