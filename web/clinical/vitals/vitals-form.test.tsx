import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { chooseTemperatureUnit } from './temperature-unit.ts';
import { VitalsForm } from './vitals-form.tsx';

const route = 'POST /patients/vitals';
let server: FakeServer;
const saved = vi.fn();

const renderForm = () =>
  openPage(server, <VitalsForm store={(body) => server.call(route, { query: {}, body })} onSaved={saved} />);

const type = async (label: RegExp, text: string) => {
  const box = screen.getByLabelText(label);
  await userEvent.clear(box);
  await userEvent.type(box, text);
  await userEvent.tab();
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  server = fakeServer({ [route]: { message: 'Vitals saved' } });
  saved.mockReset();
  chooseTemperatureUnit('F');
});

test('F-04 60 and 98.6 are kg and °F, and are stored as lbs and °C', async () => {
  renderForm();
  await type(/^Weight \(kg\)/, '60');
  await type(/^Temperature \(°F\)/, '98.6');
  await type(/^Blood sugar/, '110');
  await userEvent.selectOptions(screen.getByLabelText('When was the blood sugar measured?'), 'Fasting');
  await save();
  expect(server.sentTo(route)).toMatchObject([
    { weight: 132.28, temperature: 37, bloodSugar: 110, sugarWhen: 'fasting' },
  ]);
  expect(saved).toHaveBeenCalledOnce();
});

test('F-04 a value that nobody can have names its range and its unit', async () => {
  renderForm();
  await type(/^Temperature/, '60');
  await type(/^Weight/, '900');
  await type(/^Heart rate/, '72.5');
  await save();
  await screen.findByText('Temperature must be 90 to 110 °F (32 to 43 °C)');
  screen.getByText('Weight must be 1 to 400 kg');
  screen.getByText('Heart rate must be 25 to 250 BPM');
  expect(server.sentTo(route)).toEqual([]);
});

test('F-04 what is no number is never left out silently, and a comma is read', async () => {
  renderForm();
  await type(/^Heart rate/, '80');
  await type(/^Temperature/, '9-8');
  await save();
  await screen.findByText('Temperature must be 90 to 110 °F (32 to 43 °C)');
  expect(server.sentTo(route)).toEqual([]);
  await type(/^Temperature/, '98,6');
  await save();
  expect(server.sentTo(route)).toMatchObject([{ heartRate: 80, temperature: 37 }]);
});

test('F-04 a temperature that fits the other unit asks whether that was meant, and the unit is remembered', async () => {
  chooseTemperatureUnit('C');
  renderForm();
  await type(/^Temperature \(°C\)/, '98.6');
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean °F?' }));
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
  await save();
  expect(server.sentTo(route)).toMatchObject([{ temperature: 37 }]);
  cleanup();
  renderForm();
  screen.getByLabelText(/^Temperature \(°F\)/);
});

test('F-04 values that are an emergency say calmly whom to call, and can be stored', async () => {
  vi.spyOn(toast, 'good');
  renderForm();
  await type(/^Heart rate/, '80');
  expect(screen.queryByRole('note')).toBeNull();
  await type(/^Blood pressure, upper/, '190');
  await type(/^Blood pressure, lower/, '110');
  screen.getByText(/^Blood pressure of 180\/120 or more\. Rest for five minutes and measure again/);
  expect(screen.getByRole('link', { name: 'Call 108' }).getAttribute('href')).toBe('tel:108');
  await save();
  expect(server.sentTo(route)).toMatchObject([{ systolic: 190, diastolic: 110 }]);
  expect(saved).not.toHaveBeenCalled();
  const answer = screen.getByRole('alert');
  expect(answer).toBe(document.activeElement);
  within(answer).getByText(/^Blood pressure of 180\/120 or more/);
  within(answer).getByRole('link', { name: 'Call 108' });
  expect(toast.good).not.toHaveBeenCalled();
  await userEvent.click(within(answer).getByRole('button', { name: 'Close' }));
  expect(saved).toHaveBeenCalledOnce();
});

test('F-04 what is rarely right is asked about before it is stored, and is stored as it was meant', async () => {
  renderForm();
  await type(/^Blood pressure, upper/, '80');
  await type(/^Blood pressure, lower/, '120');
  await save();
  expect(server.sentTo(route)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean 120/80 mmHg?' }));
  await save();
  expect(server.sentTo(route)).toMatchObject([{ systolic: 120, diastolic: 80 }]);
});

test('F-04 sugar in mmol/L is asked about, and a rare value that is right is stored', async () => {
  renderForm();
  await userEvent.type(screen.getByLabelText(/^Blood sugar/), '20');
  await save();
  screen.getByRole('group', { name: '20 mg/dL is unusual. Check it and confirm.' });
  const meant = screen.getByRole('button', { name: 'Did you mean 360 mg/dL (20 mmol/L)?' });
  await waitFor(() => expect(document.activeElement).toBe(meant));
  screen.getByRole('button', { name: 'Did you mean 200 mg/dL?' });
  expect(server.sentTo(route)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '20 mg/dL is correct' }));
  await save();
  expect(server.sentTo(route)).toMatchObject([{ bloodSugar: 20 }]);
  within(screen.getByRole('alert')).getByText(/^Blood sugar below 54 mg\/dL/);
});

test('F-04 120/80 in one field fills both', async () => {
  renderForm();
  await type(/^Blood pressure, upper/, '120/80');
  await save();
  expect(server.sentTo(route)).toMatchObject([{ systolic: 120, diastolic: 80 }]);
});

test('F-04 half of a blood pressure asks for the other half', async () => {
  renderForm();
  await type(/^Blood pressure, upper/, '120');
  await save();
  await screen.findByText('Enter both blood pressure values, the higher one first.');
});
