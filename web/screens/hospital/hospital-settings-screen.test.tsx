import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { problem } from '#web/testing/problem-response.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { type HospitalSettingsSection, hospitalSettingsPath, paths } from '#web/ui/paths.ts';
import { HospitalSettingsScreen } from './hospital-settings-screen.tsx';

const settings: HospitalSettings = {
  hospitalId: 'HOS-000001',
  RegId: 'REG-1',
  hospitalName: 'Care Hospital',
  addressLine: '1 Lake Road',
  city: 'Hyderabad',
  state: 'Telangana',
  pincode: '500034',
  location: { type: 'Point', coordinates: [78.4, 17.3] },
  email: 'desk@example.com',
  deskPhone: '',
  hours: [{ weekday: 1, opens: '09:00', closes: '13:05' }],
  reminderMinutes: [1440, 120],
  whatToBring: '',
  logo: null,
  letterheadLine: '',
  paper: { size: 'A4', topMm: 0, bottomMm: 0 },
  gstin: '',
  holidays: [{ date: '2026-12-25', name: 'Christmas', touched: [] }],
  visitsAhead: 0,
  programs: [],
  isChecked: true,
  today: '2026-11-26',
};

let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  server = fakeServer({
    'GET /hospital/settings': settings,
    'PUT /hospital/settings': ({ body }) => ({
      message: 'Saved.',
      settings: { ...settings, ...(body as Partial<HospitalSettings>) },
    }),
  });
});

const renderScreen = async (section: HospitalSettingsSection) => {
  openInArea(server, <HospitalSettingsScreen />, {
    role: 'owner',
    at: hospitalSettingsPath(section),
    path: `${paths.hospitalSettings}/:section?`,
  });
  await screen.findByRole('heading', { level: 2 });
};
const form = (name: string) => within(screen.getByRole('form', { name }));
const saved = () => server.sentTo('PUT /hospital/settings');

test('M-11 each section saves what is its own; a change is given up or asked about', async () => {
  await renderScreen('address');
  const address = form('Name, address and contact');
  await userEvent.type(address.getByLabelText(/Front desk phone/), '1');
  await userEvent.click(screen.getByRole('link', { name: 'Opening hours' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await userEvent.click(address.getByRole('button', { name: 'Discard' }));
  expect(address.getByLabelText<HTMLInputElement>(/Front desk phone/).value).toBe('');
  await userEvent.type(address.getByLabelText(/Front desk phone/), '040 2345 0100');
  await userEvent.click(address.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toEqual({
    hospitalName: 'Care Hospital',
    addressLine: '1 Lake Road',
    city: 'Hyderabad',
    state: 'Telangana',
    pincode: '500034',
    email: 'desk@example.com',
    deskPhone: '040 2345 0100',
  });
});

test('M-11 a pause is a second opening; Monday is copied to the days until Saturday; an odd time stays', async () => {
  await renderScreen('hours');
  const hours = form('Opening hours');
  await userEvent.click(hours.getByRole('button', { name: 'Add hours for Monday' }));
  expect(hours.queryByRole('button', { name: 'Add hours for Monday' })).toBeNull();
  await userEvent.click(hours.getByRole('button', { name: 'Copy Monday’s hours to Tuesday–Saturday' }));
  await userEvent.click(hours.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  const sent = (saved()[0] as { hours: HospitalSettings['hours'] }).hours;
  expect(sent).toHaveLength(12);
  expect(sent).toContainEqual({ weekday: 6, opens: '09:00', closes: '13:05' });
  expect(sent.some(({ weekday }) => weekday === 7)).toBe(false);
});

test('M-11 hours that end before they begin are refused before anything is sent', async () => {
  await renderScreen('hours');
  const hours = form('Opening hours');
  await userEvent.selectOptions(hours.getByRole('combobox', { name: 'Monday: opens at' }), '14:00');
  await userEvent.click(hours.getByRole('button', { name: 'Save Changes' }));
  expect(hours.getByRole('alert').textContent).not.toBe('');
  expect(saved()).toEqual([]);
});

test('M-11 K-04 a holiday asks what becomes of the visits on it, and says what the server refuses', async () => {
  const [holiday] = settings.holidays;
  const doctor = (number: number, mayClose: boolean) => ({
    practiceId: `PRA-00000${number}`,
    doctorName: `Dr. ${number}`,
    visits: 3,
    mayClose,
  });
  const republicDay = {
    date: '2027-01-26',
    name: 'Republic Day',
    touched: [doctor(1, true), doctor(2, false)],
  };
  server.answers['POST /hospital/holidays'] = {
    message: 'Closed.',
    settings: { ...settings, holidays: holiday ? [holiday, republicDay] : [] },
  };
  const closing = 'PUT /hospital/schedules/days/2027-01-26/close';
  server.answers['PUT /hospital/schedules/days/:date/close'] = {
    message: 'Told.',
    date: '2027-01-26',
    notified: 3,
  };
  await renderScreen('holidays');
  const holidays = form('Holidays');
  await userEvent.type(holidays.getByLabelText('Day'), '26/01/2027');
  await userEvent.type(holidays.getByLabelText('Name'), 'Republic Day');
  await userEvent.click(holidays.getByRole('button', { name: 'Add holiday' }));
  const dialog = within(
    await screen.findByRole('dialog', {
      name: 'What should happen to the appointments on Tuesday 26 January 2027?',
    }),
  );
  expect(dialog.getByText(/Dr. 2 will decide. We’ve told them/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason (patients will see this)'), 'Republic Day');
  await userEvent.click(dialog.getByRole('button', { name: 'Take day off' }));
  expect(await screen.findByText('Patients notified: 3')).toBeTruthy();
  expect(server.sentTo(closing)).toEqual([
    { practiceId: 'PRA-000001', way: 'reschedule', reason: 'Republic Day' },
  ]);
  expect(server.sentTo('POST /hospital/holidays')).toEqual([{ date: '2027-01-26', name: 'Republic Day' }]);
  server.answers['POST /hospital/holidays'] = () => problem(422, 'holiday_past', 'This day is over.');
  await userEvent.type(holidays.getByLabelText('Day'), '26/01/2027');
  await userEvent.type(holidays.getByLabelText('Name'), 'Republic Day');
  await userEvent.click(holidays.getByRole('button', { name: 'Add holiday' }));
  expect(await holidays.findByText('This day is over.')).toBeTruthy();
});

test('M-11 of the reminders at most four are filter', async () => {
  await renderScreen('messages');
  const messages = form('Reminders and messages');
  for (const name of ['1 week before', '2 days before', '4 hours before']) {
    await userEvent.click(messages.getByRole('checkbox', { name }));
  }
  await userEvent.click(messages.getByRole('button', { name: 'Save Changes' }));
  expect(saved()).toEqual([]);
  await userEvent.click(messages.getByRole('checkbox', { name: '1 week before' }));
  await userEvent.click(messages.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(saved()).toEqual([{ reminderMinutes: [2880, 1440, 240, 120], whatToBring: '' }]),
  );
});

test('M-11 the line on papers is saved, the logo as soon as it is chosen or removed; what was typed stays', async () => {
  const picture = 'data:image/png;base64,AAAA';
  const route = 'PUT /hospital/letterhead/logo';
  const logoNow = (logo: string | null) => {
    server.answers[route] = { message: 'Saved.', settings: { ...settings, logo } };
  };
  await renderScreen('papers');
  const papers = within(screen.getByRole('region', { name: 'On prescriptions and receipts' }));
  const line = papers.getByRole('textbox', { name: /^Footer line/ });
  await userEvent.type(line, 'GSTIN 36ABCDE1234F1Z5');
  logoNow(picture);
  const input = papers.getByLabelText<HTMLInputElement>('Choose logo', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }));
  expect((await papers.findByRole('img', { name: 'Logo' })).getAttribute('src')).toBe(picture);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(saved()).toEqual([
      { letterheadLine: 'GSTIN 36ABCDE1234F1Z5', paper: { size: 'A4', topMm: 0, bottomMm: 0 }, gstin: '' },
    ]),
  );
  logoNow(picture);
  await userEvent.upload(input, new File(['y'], 'other.png', { type: 'image/png' }));
  logoNow(null);
  await userEvent.click(await papers.findByRole('button', { name: 'Remove logo' }));
  await waitFor(() => expect(papers.queryByRole('img')).toBeNull());
  expect(server.sentTo(route)).toHaveLength(3);
});

test('M-11 a file that is no picture is no logo, and the server’s sentence says so', async () => {
  server.answers['PUT /hospital/letterhead/logo'] = () =>
    problem(415, 'not_acceptable_image', 'This file isn’t a picture.');
  await renderScreen('papers');
  const papers = within(screen.getByRole('region', { name: 'On prescriptions and receipts' }));
  const input = papers.getByLabelText<HTMLInputElement>('Choose logo', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  expect((await papers.findByRole('alert')).textContent).toBe('This file isn’t a picture.');
});
