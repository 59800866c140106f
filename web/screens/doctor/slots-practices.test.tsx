import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PracticeDay } from '#contract/scheduling/schedules.ts';
import { signedInRoutes } from '#web/signed-in-routes.tsx';
import { logInAs } from '#web/testing/accounts/log-in.ts';
import { ownPractice, ownProfile } from '#web/testing/doctors/sample-doctor.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { fakeServer } from '#web/testing/server.ts';

const [hospital, evening] = ['PRA-000001', 'PRA-000002'];
const practiceNames: Record<string, string> = { [hospital]: 'Care Hospital', [evening]: 'Evening Clinic' };
const part = (practiceId: string, interval: number, slots: string[]) => ({
  practiceId,
  interval,
  slots,
  mode: 'Any' as const,
  retained: [],
});
const ofDay = (practiceId: string, from: string, to: string): PracticeDay => ({
  practiceId,
  practiceName: practiceNames[practiceId] ?? '',
  origin: 'schedule',
  holiday: null,
  parts: [{ interval: 20, mode: 'Any', times: [{ from, to }], count: 2 }],
  booked: 0,
  touched: 0,
  inSchedule: true,
});
const server = fakeServer({
  'GET /doctors/:id/slots': {
    availableSlots: { '2026-11-26': ['10:00', '18:00'], '2026-11-27': ['18:00', '18:20'] },
    intervals: { '2026-11-26': 60, '2026-11-27': 20 },
    parts: {
      '2026-11-26': [part(hospital, 60, ['10:00']), part(evening, 60, ['18:00'])],
      '2026-11-27': [part(evening, 20, ['18:00', '18:20'])],
    },
  },
  'GET /doctors/:id/booked-slots': { bookedSlots: [], occupied: [] },
  'GET /doctors/:id/availability': { today: '2026-11-26', days: [] },
  'GET /practices': {
    practices: [hospital, evening].map((practiceId, at) =>
      ownPractice({ practiceId, name: practiceNames[practiceId] ?? '', slotMinutes: 60, isMain: at === 0 }),
    ),
  },
  'GET /schedules': {
    rules: [
      {
        ruleId: 7,
        practiceId: evening,
        practiceName: 'Evening Clinic',
        weekdays: [4, 5],
        from: '18:00',
        to: '19:00',
        interval: 20,
        mode: 'Any',
        everyWeeks: 1,
        nthOfMonth: null,
        validFrom: '2026-11-20',
        validTo: null,
      },
    ],
  },
  'GET /schedules/week': {
    days: [
      {
        date: '2026-11-26',
        practices: [ofDay(hospital, '10:00', '11:00'), ofDay(evening, '18:00', '19:00')],
      },
      { date: '2026-11-27', practices: [ofDay(evening, '18:00', '18:40')] },
    ],
  },
  'GET /bell': { unread: 0, items: [] },
  'GET /doctors/profile': { doctor: ownProfile(), revenue: 0 },
  'POST /doctors/:id/slots': { message: 'Saved', date: '2026-11-27', slots: [], retained: [] },
});

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T08:00:00+05:30'));
  logInAs('doctor');
  openPage(server, signedInRoutes, { at: '/dashboard/slots?tab=day' });
  await findShownPractice('Care Hospital');
});
afterEach(() => localStorage.clear());

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const findShownPractice = async (name: string) => {
  const choice = await screen.findByRole<HTMLInputElement>('radio', { name });
  await waitFor(() => expect(choice.checked).toBe(true));
};
const offered = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap((box) => (box.checked ? [box.closest('label')?.textContent] : []));
const showWeek = () => fireEvent.click(screen.getByRole('tab', { name: 'Week' }));
const focused = () => document.activeElement?.textContent;

test('K-04 G-08 a day of the week opens at the practice that has it, and what is saved is of that one', async () => {
  expect(offered()).toEqual(['10:00']);
  showWeek();
  await press('Tomorrow: Edit Friday 27 November 2026');
  await findShownPractice('Evening Clinic');
  await waitFor(() => expect(focused()).toBe('Friday 27 November 2026'));
  expect(offered()).toEqual(['18:00', '18:20']);
  fireEvent.click(screen.getByRole('checkbox', { name: '18:20' }));
  await press('Save Slots');
  await waitFor(() =>
    expect(server.sentTo('POST /doctors/DOC-000001/slots')).toMatchObject([
      { practiceId: evening, slots: ['18:00'] },
    ]),
  );
});

test('K-04 G-08 on a day of two practices each opens by its name; the day itself at the one that is looked at', async () => {
  showWeek();
  await press('Edit Thursday 26 November 2026: Evening Clinic');
  await findShownPractice('Evening Clinic');
  await waitFor(() => expect(focused()).toBe('Thursday 26 November 2026'));
  expect(offered()).toEqual(['18:00']);
  showWeek();
  await press('Today: Edit Thursday 26 November 2026');
  await findShownPractice('Evening Clinic');
  showWeek();
  await press('Edit Thursday 26 November 2026: Care Hospital');
  await findShownPractice('Care Hospital');
  expect(offered()).toEqual(['10:00']);
});
