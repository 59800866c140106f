import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PracticeDay, ScheduleEffects, ScheduleRule } from '#contract/scheduling/schedules.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { ownPractice } from '#web/testing/doctors/sample-doctor.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { WeeklySchedule } from './weekly-schedule.tsx';

const onOpen = vi.fn<(date: string) => void>();
const onChanged = vi.fn();

const rule: ScheduleRule = {
  ruleId: 7,
  practiceId: 'PRA-000002',
  practiceName: 'Evening Clinic',
  weekdays: [1, 2, 3, 4, 5],
  from: '18:00',
  to: '20:00',
  interval: 15,
  mode: 'Any',
  everyWeeks: 1,
  nthOfMonth: null,
  validFrom: '2026-11-20',
  validTo: null,
};
const effects: ScheduleEffects = {
  until: '2027-01-25',
  added: ['2026-11-26', '2026-11-27'],
  changed: [],
  removed: [],
  byHand: ['2026-11-30'],
  closed: [{ date: '2026-12-25', name: 'Christmas' }],
  retained: [],
};
const atPractice = (origin: PracticeDay['origin'], more: Partial<PracticeDay> = {}): PracticeDay => ({
  practiceId: 'PRA-000002',
  practiceName: 'Evening Clinic',
  origin,
  holiday: null,
  booked: 0,
  touched: 0,
  inSchedule: true,
  parts: [{ interval: 15, mode: 'Any', count: 8, times: [{ from: '18:00', to: '20:00' }] }],
  ...more,
});
const changed = { message: 'Weekly schedule saved', ruleId: 7, rules: [rule], effects };
let server: FakeServer;

const openSchedule = () =>
  openPage(
    server,
    <WeeklySchedule doctorId="DOC-000001" practiceId="PRA-000001" onOpen={onOpen} onChanged={onChanged} />,
  );
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T08:00:00+05:30'));
  const days = Array.from({ length: 7 }, (_, index) => ({
    date: addDays('2026-11-26', index),
    practices:
      index === 0 ? [atPractice('schedule')] : index === 1 ? [atPractice('hand', { booked: 2 })] : [],
  }));
  days[2]?.practices.push(atPractice('holiday', { holiday: 'Founder’s day', parts: [] }));
  server = fakeServer({
    'GET /schedules': { rules: [] },
    'GET /schedules/week': { days },
    'GET /practices': {
      practices: [
        ownPractice(),
        ownPractice({ practiceId: 'PRA-000002', name: 'Evening Clinic', isMain: false }),
      ],
    },
    'POST /schedules/preview': { effects, overlaps: null },
    'POST /schedules': changed,
    'DELETE /schedules/:ruleId': changed,
    'PUT /schedules/days/:date/follow': { message: 'Followed' },
  });
});

describe('the weekly schedule', () => {
  test('K-03 a new rule begins with weekday evenings at the practice added last and says what it does', async () => {
    openSchedule();
    await press('Add weekly hours');
    const dialog = await screen.findByRole('dialog', { name: 'Add weekly hours' });
    expect(
      await within(dialog).findByText(/2 days in the next 60 will get slots, from Today to Tomorrow/),
    ).toBeTruthy();
    expect(within(dialog).getByText('Mon–Fri 18:00–20:00: 8 slots a day')).toBeTruthy();
    expect(within(dialog).getByText(/: Mon 30 Nov/)).toBeTruthy();
    expect(within(dialog).getByText(/Christmas/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('radio', { name: 'After 4 weeks' }));
    fireEvent.change(within(dialog).getByRole('combobox', { name: /Repeats/ }), {
      target: { value: 'n1,3' },
    });
    await press('Save and publish');
    await waitFor(() =>
      expect(server.sentTo('POST /schedules')).toEqual([
        {
          practiceId: 'PRA-000002',
          weekdays: [1, 2, 3, 4, 5],
          from: '18:00',
          to: '20:00',
          interval: 15,
          mode: 'Any',
          everyWeeks: null,
          nthOfMonth: [1, 3],
          validFrom: '2026-11-26',
          validTo: '2026-12-23',
        },
      ]),
    );
    expect(onChanged).toHaveBeenCalled();
    expect(await screen.findByText('Mon–Fri 18:00–20:00')).toBeTruthy();
  });

  test('K-03 an interval that does not divide the hours is said at the field and not sent', async () => {
    openSchedule();
    await press('Add weekly hours');
    fireEvent.change(await screen.findByRole('combobox', { name: /Slot length/ }), {
      target: { value: '45' },
    });
    expect(screen.getByText(/doesn’t divide the hours evenly/)).toBeTruthy();
    await press('Save and publish');
    expect(server.sentTo('POST /schedules')).toEqual([]);
  });

  test('K-03 a new rule begins on the evenings that are free, and the focus comes back', async () => {
    server.answers['GET /schedules'] = { rules: [{ ...rule, weekdays: [1, 2, 3] }] };
    openSchedule();
    const add = await screen.findByRole('button', { name: 'Add weekly hours' });
    fireEvent.click(add);
    const dialog = await screen.findByRole('dialog', { name: 'Add weekly hours' });
    const chosen = (await within(dialog).findAllByRole<HTMLInputElement>('checkbox')).map(
      ({ checked }) => checked,
    );
    expect(chosen).toEqual([false, false, false, true, true, false, false]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(add));
  });

  test('K-03 hours that overlap another rule say which', async () => {
    server.answers['POST /schedules/preview'] = { effects, overlaps: { date: '2026-11-27', rule } };
    openSchedule();
    await press('Add weekly hours');
    const words = await screen.findByText(/overlap on Tomorrow: Mon–Fri 18:00–20:00, Evening Clinic/);
    // Nothing is promised, and nothing is sent.
    expect(screen.queryByText(/days in the next 60/)).toBeNull();
    await press('Save and publish');
    expect(document.activeElement).toBe(words.closest('[role="alert"]'));
    expect(server.sentTo('POST /schedules')).toEqual([]);
  });

  test('K-03 a rule ends after it was read what becomes of its days', async () => {
    server.answers['GET /schedules'] = { rules: [rule] };
    server.answers['POST /schedules/preview'] = {
      effects: { ...effects, added: [], removed: ['2026-11-26'], byHand: [], closed: [] },
      overlaps: null,
    };
    openSchedule();
    await press('End: Mon–Fri 18:00–20:00');
    expect(await screen.findByText('1 day will lose its free slots.')).toBeTruthy();
    await press('End weekly hours');
    await waitFor(() => expect(server.sentTo('DELETE /schedules/7')).toHaveLength(1));
  });

  test('K-04 the week says of each time where it comes from, and a day by hand can follow again', async () => {
    server.answers['GET /schedules'] = { rules: [rule] };
    openSchedule();
    expect(await screen.findByText('Edited manually')).toBeTruthy();
    expect(screen.getByText('Holiday: Founder’s day')).toBeTruthy();
    expect(screen.getByText('2 booked')).toBeTruthy();
    await press('Tomorrow: Edit Friday 27 November 2026');
    expect(onOpen).toHaveBeenLastCalledWith('2026-11-27', 'PRA-000002');
    await press('Edit Thursday 26 November 2026: Evening Clinic');
    expect(onOpen).toHaveBeenLastCalledWith('2026-11-26', 'PRA-000002');
    await press('Use weekly schedule again: Evening Clinic, Friday 27 November 2026');
    await waitFor(() =>
      expect(server.sentTo('PUT /schedules/days/2026-11-27/follow')).toEqual([{ practiceId: 'PRA-000002' }]),
    );
  });
});
