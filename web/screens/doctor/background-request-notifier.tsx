import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import type { Topic } from '#contract/platform/live-frames.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { refreshAppointments } from '#web/appointments/queries.ts';
import { LiveContext } from '#web/platform/live/live-context.ts';
import type { TopicFrame } from '#web/platform/live/live-line.ts';
import { type AcceptInTab, type AcceptOffer, showPush } from '#web/platform/offline/show-push.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { paths } from '#web/ui/paths.ts';

const mayNotify = () => document.hidden && 'Notification' in window && Notification.permission === 'granted';

/** Uses the tag of the server's notification, so that one replaces the other. */
async function notify(
  { appointmentId, patientName }: DoctorAppointment,
  body: string,
  accept: AcceptOffer | null,
): Promise<void> {
  await showPush(await navigator.serviceWorker.ready, {
    title: m.told_requested_doctor_title({ patient: patientName }),
    body,
    path: paths.doctorDashboard,
    topic: `visit-${Number(appointmentId.replace(/\D/g, ''))}`,
    locale: document.documentElement.lang,
    accept,
  });
}

/**
 * While this tab is hidden, the system shows a notification for a new request, with a button that accepts it
 * here. A visible tab shows the request itself.
 */
export function BackgroundRequestNotifier({ topic }: { readonly topic: Topic }) {
  const load = use(LiveContext);
  const call = useCall();
  const client = useQueryClient();
  useEffect(() => {
    if (!load || !('serviceWorker' in navigator)) return;
    const tab = crypto.randomUUID();
    const notified = new Map<string, DoctorAppointment>();
    let over = false;
    let stop = () => {};

    const hear = async (frame: TopicFrame) => {
      if (frame.type !== 'appointment' || notified.has(frame.appointmentId) || !mayNotify()) return;
      const { appointments } = await call('GET /doctors/requested-appointments');
      const request = appointments.find((one) => one.appointmentId === frame.appointmentId);
      if (!request || notified.has(frame.appointmentId)) return;
      const { appointmentId, date, slotNumber } = request;
      notified.set(appointmentId, request);
      await notify(request, `${formatDay(date, clinicToday())}, ${slotNumber}`, {
        inTab: { tab, appointmentId },
        button: m.requests_accept(),
        done: m.push_accepted(),
        failed: m.push_accept_failed(),
      });
    };
    const accept = async (request: DoctorAppointment) => {
      let outcome: string = m.push_accepted();
      try {
        const { appointmentId } = request;
        await call('PUT /appointments/respond', { body: { appointmentId, action: 'accept' } });
      } catch (error) {
        outcome = error instanceof ApiError ? error.message : m.push_accept_failed();
      }
      await notify(request, outcome, null);
      await refreshAppointments(client);
    };
    const unshown = (error: unknown) => console.warn('A request was not shown by the system:', error);
    const onMessage = ({ data }: MessageEvent<Partial<AcceptInTab> | null>) => {
      const request = data?.tab === tab ? notified.get(data.appointmentId ?? '') : undefined;
      if (request) accept(request).catch(unshown);
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    load().then((line) => {
      const follower = { onFrame: (frame: TopicFrame) => void hear(frame).catch(unshown), onCatchUp() {} };
      if (!over) stop = line.follow(topic, follower);
    }, unshown);
    return () => {
      over = true;
      stop();
      navigator.serviceWorker.removeEventListener('message', onMessage);
    };
  }, [load, call, client, topic]);
  return null;
}
