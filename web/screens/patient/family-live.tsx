import { useQueryClient } from '@tanstack/react-query';
import type { Topic } from '#contract/platform/live-frames.ts';
import { refreshAppointments, useOpenAppointments } from '#web/appointments/queries.ts';
import { useLive } from '#web/platform/live/use-live.ts';

export function FamilyLive() {
  const { data } = useOpenAppointments();
  const others = data?.people.filter(({ relation }) => relation !== 'self') ?? [];
  return others.map(({ patientId }) => <PersonLive key={patientId} patientId={patientId} />);
}

function PersonLive({ patientId }: { readonly patientId: string }) {
  const client = useQueryClient();
  useLive(`patient:${patientId}` as Topic, {
    onChange: (batch) => {
      if (batch === null || batch.some(({ type }) => type !== 'bell')) void refreshAppointments(client);
    },
  });
  return null;
}
