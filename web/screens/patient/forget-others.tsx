import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deviceDrafts, tabDrafts } from '#web/platform/drafts/draft-store.ts';
import { appointmentKeys } from '../../appointments/keys.ts';
import { useOpenAppointments } from '../../appointments/own/lists.ts';

/** The id of a visit in the name of a draft about it, such as `reason:APT-000012`. */
const getVisitId = (draft: string) => /APT-\d+/.exec(draft)?.[0];

/**
 * Forgets in this tab, and of what was typed on this device, what belongs to somebody whom the patient does not look
 * after any more (J-05); what is kept for times without a network forgets its service worker.
 */
export function UnrelatedDataCleanup() {
  const client = useQueryClient();
  const { data } = useOpenAppointments();
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!data) return;
    const present = new Set(data.people.map(({ patientId }) => patientId));
    const isSmaller = [...known.current].some((patientId) => !present.has(patientId));
    known.current = present;
    if (!isSmaller) return;
    const [, open] = appointmentKeys.open;
    void client.resetQueries({ predicate: ({ queryKey }) => queryKey[1] !== open });
    // Drafts are about visits that lie ahead.
    const visits = new Set([...data.appointments, ...data.due].map(({ appointmentId }) => appointmentId));
    for (const drafts of [deviceDrafts, tabDrafts]) {
      for (const name of drafts.names()) {
        const visit = getVisitId(name);
        if (visit && !visits.has(visit)) drafts.remove(name);
      }
    }
  }, [data, client]);
  return null;
}
