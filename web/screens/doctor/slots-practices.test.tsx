import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#web/api/session.ts';
import { createCall } from '../../api/client.ts';
import { CallContext } from '../../api/context.tsx';
import { signedInRoutes } from '../../signed-in-routes.tsx';

const [hospital, evening] = ['PRA-000001', 'PRA-000002'];
const practiceNames: Record<string, string> = { [hospital]: 'Care Hospital', [evening]: 'Evening Clinic' };
const part = (practiceId: string, interval: number, slots: string[]) => ({
  ...{ practiceId, interval, slots, mode: 'Any', retained: [] },
});
const ofDay = (practiceId: string, from: string, to: string) => ({
  ...{ practiceId, practiceName: practiceNames[practiceId], origin: 'schedule', holiday: null },
  ...{
    parts: [{ interval: 20, mode: 'Any', times: [{ from, to }], count: 2 }],
    booked: 0,
    touched: 0,
    inSchedule: true,
  },
});
const answers: Record<string, unknown> = {
  'GET /api/doctors/DOC-000001/slots': {
    availableSlots: { '2026-11-26': ['10:00', '18:00'], '2026-11-27': ['18:00', '18:20'] },
    intervals: { '2026-11-26': 60, '2026-11-27': 20 },
    parts: {
      '2026-11-26': [part(hospital, 60, ['10:00']), part(evening, 60, ['18:00'])],
      '2026-11-27': [part(evening, 20, ['18:00', '18:20'])],
    },
  },
  'GET /api/practices': {
    practices: [hospital, evening].map((practiceId, at) => ({
      ...{
        practiceId,
        name: practiceNames[practiceId],
        hospitalAgreed: true,
        address: null,
        isMain: at === 0,
      },
      ...{ fees: { clinic: 500, video: 500, followUp: null }, slotMinutes: 60, modes: ['Offline'] },
    })),
  },
  'GET /api/schedules': {
    rules: [
      {
        ...{ ruleId: 7, practiceId: evening, practiceName: 'Evening Clinic', weekdays: [4, 5] },
        ...{ from: '18:00', to: '19:00', interval: 20, mode: 'Any', everyWeeks: 1, nthOfMonth: null },
        ...{ validFrom: '2026-11-20', validTo: null },
      },
    ],
  },
  'GET /api/schedules/week?from=2026-11-26': {
    days: [
      {
        date: '2026-11-26',
        practices: [ofDay(hospital, '10:00', '11:00'), ofDay(evening, '18:00', '19:00')],
      },
      { date: '2026-11-27', practices: [ofDay(evening, '18:00', '18:40')] },
    ],
  },
  'GET /api/doctors/requested-appointments': { appointments: [] },
  'GET /api/doctors/reschedule-requests': { requests: [] },
  'GET /api/bell': { unread: 0, items: [] },
  'GET /api/doctors/profile': { doctor: { confirmsAutomatically: false }, revenue: 0 },
  'POST /api/doctors/DOC-000001/slots': { message: 'Saved', date: '2026-11-27', slots: [], retained: [] },
};
const transport = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T08:00:00+05:30'));
  transport.mockImplementation(async (url, { method }) =>
    Response.json(
      answers[`${method} ${url}`] ??
        (url.includes('booked-slots')
          ? { bookedSlots: [], occupied: [] }
          : { today: '2026-11-26', days: [], appointments: [], stillOpen: [] }),
    ),
  );
  const user = { id: '1', role: 'doctor', name: 'Dr. Rao', photo: { url: null }, doctorId: 'DOC-000001' };
  localStorage.setItem('token', `h.${btoa(JSON.stringify(user))}.s`);
  sessionStore.restore();
  render(
    <CallContext value={createCall(transport, () => sessionStore.token())}>
      <RouterProvider router={createMemoryRouter(signedInRoutes, { initialEntries: ['/dashboard/slots'] })} />
    </CallContext>,
  );
  await findShownPractice('Care Hospital');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const findShownPractice = async (name: string) => {
  const choice = await screen.findByRole<HTMLInputElement>('radio', { name });
  await waitFor(() => expect(choice.checked).toBe(true));
};
const offered = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap((box) => (box.checked ? [box.closest('label')?.textContent] : []));
const focused = () => document.activeElement?.textContent;

test('K-04 G-08 a day of the week opens at the practice that has it, and what is saved is of that one', async () => {
  expect(offered()).toEqual(['10:00']);
  await press('Tomorrow: Edit Friday 27 November 2026');
  await findShownPractice('Evening Clinic');
  await waitFor(() => expect(focused()).toBe('Friday 27 November 2026'));
  expect(offered()).toEqual(['18:00', '18:20']);
  fireEvent.click(screen.getByRole('checkbox', { name: '18:20' }));
  await press('Save Slots');
  await waitFor(() => {
    const [sent] = transport.mock.calls.filter(([, { method }]) => method === 'POST');
    expect(JSON.parse(String(sent?.[1].body))).toMatchObject({ practiceId: evening, slots: ['18:00'] });
  });
});

test('K-04 G-08 on a day of two practices each opens by its name; the day itself at the one that is looked at', async () => {
  await press('Edit Thursday 26 November 2026: Evening Clinic');
  await findShownPractice('Evening Clinic');
  await waitFor(() => expect(focused()).toBe('Thursday 26 November 2026'));
  expect(offered()).toEqual(['18:00']);
  await press('Today: Edit Thursday 26 November 2026');
  await findShownPractice('Evening Clinic');
  await press('Edit Thursday 26 November 2026: Care Hospital');
  await findShownPractice('Care Hospital');
  expect(offered()).toEqual(['10:00']);
});
