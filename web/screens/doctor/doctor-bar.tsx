import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { paths } from '#web/ui/paths.ts';
import { BottomBar } from '../area/bottom-bar.tsx';
import { requestsAnchor, useRequestCount } from './home/request-count.ts';

export function DoctorBar({ onMore }: { readonly onMore: () => void }) {
  const { pathname } = useLocation();
  const count = useRequestCount() ?? 0;
  const list = pathname === paths.appointmentList ? paths.appointmentList : paths.doctorAppointments;
  return (
    <BottomBar
      onMore={onMore}
      places={[
        { to: paths.doctorDashboard, name: m.common_today(), icon: 'home' },
        {
          to: `${paths.doctorDashboard}#${requestsAnchor}`,
          name: m.requests_title(),
          icon: 'send',
          count,
          countWords: m.practice_requests_wait({ count }),
        },
        { to: list, name: m.areas_appointments(), icon: 'calendar' },
        { to: paths.doctorSlots, name: m.areas_slots(), icon: 'clock' },
      ]}
    />
  );
}
