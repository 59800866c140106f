import { useQueryClient } from '@tanstack/react-query';
import type { Topic } from '#contract/platform/live-frames.ts';
import { useCall } from '#web/api/context.tsx';
import type { SessionUser } from '#web/api/session.ts';
import { refreshDelays } from '#web/appointments/day/late-dialog.tsx';
import { refreshAppointments } from '#web/appointments/queries.ts';
import { hospitalKeys } from '#web/hospital/queries.ts';
import { useLive } from '#web/platform/live/use-live.ts';

export function AreaLive({
  user: { role, doctorId, patientId, hospitalId },
}: {
  readonly user: SessionUser;
}) {
  const client = useQueryClient();
  const call = useCall();
  const own = {
    doctor: doctorId && `doctor:${doctorId}`,
    patient: patientId && `patient:${patientId}`,
    hospital: hospitalId && `hospital:${hospitalId}`,
  }[role];
  useLive((own as Topic | undefined) ?? null, {
    // A membership may end while the member only looks: the refusal of this call logs them out.
    onSessionOver: () => {
      if (role !== 'hospital') return;
      call('GET /hospital/me').catch((error: unknown) => console.warn('The session is over:', error));
    },
    onChange: (batch) => {
      if (batch?.every(({ type }) => type === 'bell')) return;
      void refreshAppointments(client);
      void refreshDelays(client);
      if (role === 'hospital') {
        void client.invalidateQueries({ queryKey: hospitalKeys.days });
        void client.invalidateQueries({ queryKey: hospitalKeys.people });
      }
    },
  });
  return null;
}
