import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { doctorAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { createFakeLine } from '#web/testing/platform/fake-line.ts';
import { problem } from '#web/testing/problem-response.ts';
import { fakeServer } from '#web/testing/server.ts';
import { BackgroundRequestNotifier } from './background-request-notifier.tsx';

const topic = 'doctor:DOC-000001';
const request = doctorAppointment({
  appointmentId: 'APT-000009',
  patientName: 'Asha',
  appStatus: 'Requested',
});

const respond = 'PUT /appointments/respond';

async function openRequests({ hidden = true, permission = 'granted' } = {}) {
  const showNotification = vi.fn(async (_title: string, _options: { data: unknown }) => {});
  const worker = Object.assign(new EventTarget(), { ready: Promise.resolve({ showNotification }) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  vi.stubGlobal('Notification', { permission });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  const server = fakeServer({ 'GET /doctors/requested-appointments': { appointments: [request] } });
  const live = createFakeLine();
  openPage(server, <BackgroundRequestNotifier topic={topic} />, { live });
  await waitFor(() => expect(live.sockets).toHaveLength(1));
  act(() => live.socket().grantAll());
  return {
    showNotification,
    server,
    notify: (appointmentId = 'APT-000009') =>
      act(async () => live.socket().notify({ type: 'appointment', topic, appointmentId })),
    post: (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data })),
  };
}

const getTabPayload = ({ showNotification }: Awaited<ReturnType<typeof openRequests>>) => {
  const [call] = showNotification.mock.calls;
  if (!call) throw new Error('A notification was shown');
  return (call[1].data as { accept: { inTab: { tab: string; appointmentId: string } } }).accept.inTab;
};

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('N-08 a request that comes while nobody sees the tab is shown by the system, once, with a button', async () => {
  const tab = await openRequests();
  await tab.notify();
  await tab.notify();
  await waitFor(() => expect(tab.showNotification).toHaveBeenCalledOnce());
  expect(tab.showNotification).toHaveBeenCalledWith(
    'New request: Asha',
    expect.objectContaining({ tag: 'visit-9', actions: [{ action: 'accept', title: 'Accept' }] }),
  );
});

test.each([{ hidden: false }, { permission: 'default' }, { permission: 'denied' }])(
  'N-08 it is not, with %o',
  async (state) => {
    const tab = await openRequests(state);
    await tab.notify();
    expect(tab.server.sent).toEqual([]);
    expect(tab.showNotification).not.toHaveBeenCalled();
  },
);

test('N-08 another change of an appointment is no request', async () => {
  const tab = await openRequests();
  await tab.notify('APT-000010');
  expect(tab.server.sent.map(({ route }) => route)).toEqual(['GET /doctors/requested-appointments']);
  expect(tab.showNotification).not.toHaveBeenCalled();
});

test.each([
  ['Accepted', { message: 'ok', appointmentId: 'APT-000009', appStatus: 'Pending' } as const],
  ['It is Cancelled by now.', problem(409, 'wrong_status', 'It is Cancelled by now.')],
])('N-08 its button accepts in this tab, and the notification says: %s', async (said, reply) => {
  const tab = await openRequests();
  tab.server.answers[respond] = reply;
  await tab.notify();
  await waitFor(() => expect(tab.showNotification).toHaveBeenCalledOnce());
  const inTab = getTabPayload(tab);
  tab.post({ ...inTab, tab: 'another tab' });
  tab.post({ session: null });
  tab.post(inTab);
  await waitFor(() => expect(tab.showNotification).toHaveBeenCalledTimes(2));
  expect(tab.showNotification).toHaveBeenLastCalledWith(
    'New request: Asha',
    expect.objectContaining({ body: said }),
  );
  expect(tab.server.sentTo(respond)).toHaveLength(1);
});
