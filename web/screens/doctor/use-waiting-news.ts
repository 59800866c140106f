import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { paths } from '#web/ui/paths.ts';
import { toast } from '../../ui/toasts/toasts.tsx';

/**
 * Tells the doctor, on whatever screen, that a patient begins to wait in the video room, with the way in
 * (docs/product.md#video-visits). Who waits already when the day is first read stands in its rows.
 */
export function useVideoWaitingToasts(appointments: readonly DoctorAppointment[] | undefined): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const known = useRef<ReadonlySet<string> | null>(null);
  const say = useEffectEvent(({ appointmentId, patientName }: DoctorAppointment) => {
    const room = search.get('room');
    if (room === appointmentId) return;
    const text = m.video_waits({ name: patientName });
    // Who is in another room is not led out of it by a tap.
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
