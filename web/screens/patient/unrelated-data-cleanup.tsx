import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { appointmentKeys, useOpenAppointments } from '#web/appointments/queries.ts';
import { deviceDrafts, tabDrafts } from '#web/platform/drafts/draft-store.ts';

/** The appointment id in a draft's name, such as `reason:APT-000012`. */
const getVisitId = (draft: string) => /APT-\d+/.exec(draft)?.[0];

/**
 * Deletes cached data and drafts about patients that the user no longer looks after; the service worker
 * cleans up the offline cache itself.
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
    // Drafts are about upcoming visits.
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
