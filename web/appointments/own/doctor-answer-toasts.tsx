import { useEffect, useRef } from 'react';
import type { Output } from '#web/api/client.ts';
import { isOwnChange } from '#web/appointments/changes/own-changes.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { useOpenAppointments } from '../queries.ts';
import { listNews } from './appointment-news.ts';

/**
 * Shows toasts for doctors' answers since the last look, on any screen of the area; the lists change at the
 * same time.
 */
export function DoctorAnswerToasts() {
  const { data } = useOpenAppointments();
  const before = useRef<Output<'GET /patients/appointments/open'>>(undefined);
  useEffect(() => {
    if (!data) return;
    if (before.current) for (const words of listNews(before.current, data, isOwnChange)) toast.plain(words);
    before.current = data;
  }, [data]);
  return null;
}
