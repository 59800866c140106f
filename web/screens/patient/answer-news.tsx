import { useEffect, useRef } from 'react';
import type { Output } from '../../api/client.ts';
import { listNews } from '../../appointments/own/answer-news.ts';
import { useOpenAppointments } from '../../appointments/own/lists.ts';
import { isOwnChange } from '../../appointments/own-changes.ts';
import { toast } from '../../ui/toasts/toasts.tsx';

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
