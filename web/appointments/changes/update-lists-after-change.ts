import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type AppointmentStatus, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { Output } from '#web/api/client.ts';
import { appointmentKeys, type HistoryPage, type OpenAppointments } from '../queries.ts';

type Requested = Output<'GET /doctors/requested-appointments'>;
type DoctorDay = Output<'GET /doctors/days/:date'>;
type RescheduleRequests = Output<'GET /doctors/reschedule-requests'>;

const without = <Row extends { readonly appointmentId: string }>(rows: readonly Row[], id: string) =>
  rows.filter(({ appointmentId }) => appointmentId !== id);

/**
 * Updates the lists immediately after a change to `status`: the doctor's request leaves, and a closed
 * appointment moves from the patient's open ones to the history.
 */
export async function updateListsAfterChange(
  client: QueryClient,
  id: string,
  status: AppointmentStatus,
): Promise<void> {
  // Requests in progress may bring an older state.
  await client.cancelQueries({ queryKey: appointmentKeys.all });
  const { requested, day, rescheduleRequests } = appointmentKeys;
  client.setQueriesData<Requested>(
    { queryKey: requested },
    (shown) => shown && { appointments: without(shown.appointments, id) },
  );
  client.setQueriesData<DoctorDay>({ queryKey: day }, (shown) => shown && withStatus(shown, id, status));
  client.setQueriesData<RescheduleRequests>(
    { queryKey: rescheduleRequests },
    (shown) => shown && { requests: without(shown.requests, id) },
  );
  if (!openStatuses.some((open) => open === status)) moveToHistory(client, id, status);
}

/** In the doctor's day the row stays, with its new status. */
const withStatus = (shown: DoctorDay, id: string, appStatus: AppointmentStatus): DoctorDay => ({
  ...shown,
  appointments: shown.appointments.map((one) =>
    one.appointmentId === id ? { ...one, appStatus, allowedActions: [] } : one,
  ),
  stillOpen: without(shown.stillOpen, id),
});

/** In one step, so that the card's move can be animated. */
function moveToHistory(client: QueryClient, id: string, appStatus: AppointmentStatus): void {
  const openLists = { queryKey: appointmentKeys.open };
  const open = client.getQueriesData<OpenAppointments>(openLists)[0]?.[1];
  const moved = open?.appointments.find(({ appointmentId }) => appointmentId === id);
  if (!open || !moved) return;
  client.setQueriesData<OpenAppointments>(openLists, {
    ...open,
    appointments: without(open.appointments, id),
  });
  const closed = { ...moved, appStatus, allowedActions: [], tooLate: null };
  const lists = { queryKey: appointmentKeys.history };
  client.setQueriesData<InfiniteData<HistoryPage, number>>(lists, (shown) => {
    const [first, ...others] = shown?.pages ?? [];
    if (!shown || !first) return shown;
    const appointments = [closed, ...without(first.appointments, id)].sort(
      (one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt),
    );
    return { ...shown, pages: [{ ...first, appointments, total: first.total + 1 }, ...others] };
  });
}
