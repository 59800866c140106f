import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCall } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import { createQueryClient } from '#web/api/query-client.ts';
import { LiveContext } from '#web/platform/live/live-context.ts';
import { doctorAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { createFakeLine } from '#web/testing/platform/fake-line.ts';
import { problem } from '#web/testing/problem-response.ts';
import { BackgroundRequestNotifier } from './background-request-notifier.tsx';

const topic = 'doctor:DOC-000001';
const request = doctorAppointment({
  appointmentId: 'APT-000009',
  patientName: 'Asha',
  appStatus: 'Requested',
});

async function renderRequests({
  hidden = true,
  permission = 'granted',
  answer = () => Response.json({}),
} = {}) {
  const showNotification = vi.fn(async (_title: string, _options: { data: unknown }) => {});
  const worker = Object.assign(new EventTarget(), { ready: Promise.resolve({ showNotification }) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  vi.stubGlobal('Notification', { permission });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  const asked: string[] = [];
  const call = createCall(
    async (url, { method }) => {
      asked.push(`${method} ${url}`);
      return method === 'GET' ? Response.json({ appointments: [request] }) : answer();
    },
    () => null,
  );
  const live = createFakeLine();
  render(
    <CallContext value={call}>
      <QueryClientProvider client={createQueryClient()}>
        <LiveContext value={async () => live.line}>
          <BackgroundRequestNotifier topic={topic} />
        </LiveContext>
      </QueryClientProvider>
    </CallContext>,
  );
  await waitFor(() => expect(live.sockets).toHaveLength(1));
  act(() => live.socket().grantAll());
  return {
    showNotification,
    asked,
    notify: (appointmentId = 'APT-000009') =>
      act(async () => live.socket().notify({ type: 'appointment', topic, appointmentId })),
    post: (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data })),
  };
}

const getTabPayload = ({ showNotification }: Awaited<ReturnType<typeof renderRequests>>) => {
  const [call] = showNotification.mock.calls;
  if (!call) throw new Error('A notification was shown');
  return (call[1].data as { accept: { inTab: { tab: string; appointmentId: string } } }).accept.inTab;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('N-08 a request that comes while nobody sees the tab is shown by the system, once, with a button', async () => {
  const tab = await renderRequests();
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
    const tab = await renderRequests(state);
    await tab.notify();
    expect(tab.asked).toEqual([]);
    expect(tab.showNotification).not.toHaveBeenCalled();
  },
);

test('N-08 another change of an appointment is no request', async () => {
  const tab = await renderRequests();
  await tab.notify('APT-000010');
  expect(tab.asked).toEqual(['GET /api/doctors/requested-appointments']);
  expect(tab.showNotification).not.toHaveBeenCalled();
});

test.each([
  ['Accepted', () => Response.json({ message: 'ok', appointment: request })],
  ['It is Cancelled by now.', () => problem(409, 'wrong_status', 'It is Cancelled by now.')],
])('N-08 its button accepts in this tab, and the notification says: %s', async (said, answer) => {
  const tab = await renderRequests({ answer });
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
  expect(tab.asked.filter((one) => one.startsWith('PUT'))).toEqual(['PUT /api/appointments/respond']);
});
