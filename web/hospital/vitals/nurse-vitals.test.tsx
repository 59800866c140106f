import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseTemperatureUnit } from '#web/clinical/vitals/temperature-unit.ts';
import { createDayServer, visit } from '#web/testing/screens/front-desk-day.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { NurseVitals } from './nurse-vitals.tsx';
import { PatientsDueForVitals } from './patients-due-for-vitals.tsx';

beforeEach(() => {
  vi.restoreAllMocks();
  chooseTemperatureUnit('C');
});

const ravi = { patientId: 'PAT-000001', name: 'Ravi Menon', age: 26, ageIsAbout: false };

test('M-02 the form of a nurse names whose vitals are typed, shows the allergies and speaks as staff do', async () => {
  const server = fakeServer({
    'GET /hospital/patients/:patientId/vitals': {
      latest: null,
      recordedBy: null,
      allergies: [{ substance: 'Penicillin', reaction: 'rash' }],
      allergiesAskedAt: '2026-11-01T04:30:00.000Z',
    },
    'POST /hospital/patients/:patientId/vitals': { message: 'Vitals saved' },
  });
  openInArea(server, <NurseVitals person={ravi} className="" />);
  fireEvent.click(screen.getByRole('button', { name: 'Record vitals' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record vitals for Ravi Menon' }));
  const form = await dialog.findByRole('form', { name: 'Record vitals for Ravi Menon' });
  dialog.getByText('Penicillin (rash)');
  expect(screen.queryByText(/you/i)).toBeNull();
  const type = async (label: RegExp, text: string) => {
    await userEvent.type(within(form).getByLabelText(label), text);
    await userEvent.tab();
  };
  const save = () => userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await type(/^Blood pressure \(mmHg\)/, '80/120');
  await type(/^Weight/, '7');
  await type(/^Temperature \(°C\)/, '98.6');
  await save();
  expect(server.sentTo('POST /hospital/patients/PAT-000001/vitals')).toEqual([]);
  within(form).getByRole('group', {
    name: '7 kg is unusual at this age (26 years). Check it and confirm.',
  });
  for (const meant of ['120/80 mmHg', '70 kg', '°F'])
    await userEvent.click(within(form).getByRole('button', { name: `Did you mean ${meant}?` }));
  expect(within(form).getByLabelText<HTMLInputElement>(/^Blood pressure/).value).toBe('120/80');
  await type(/^Height/, '175');
  within(form).getByText('BMI 22.9');
  await type(/^Oxygen saturation/, '88');
  await type(/^Respiratory rate/, '16');
  within(form).getByText('88 % is critical. Measure again and call the doctor now.');
  expect(within(form).queryByText(/108/)).toBeNull();
  await save();
  expect(server.sentTo('POST /hospital/patients/PAT-000001/vitals')).toMatchObject([
    { systolic: 120, diastolic: 80, weight: 154.32, height: 175, oxygenSaturation: 88, temperature: 37 },
  ]);
});

test('M-02 a nurse’s list has who is here and was not measured, with the form alone', async () => {
  const server = createDayServer();
  const other = { ...visit.patient, patientId: 'PAT-000002', name: 'Meera' };
  server.answers['GET /hospital/vitals/due'] = { patientIds: ['PAT-000002'] };
  const waiting = [visit, { ...visit, appointmentId: 'APT-000002', patient: other }];
  openInArea(server, <PatientsDueForVitals waiting={waiting} now={Date.now()} />, { role: 'nurse' });
  const list = within(await screen.findByRole('region', { name: 'Checked in, no vitals yet 1' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Record vitals']);
  fireEvent.click(list.getByRole('button', { name: 'Record vitals: Meera' }));
  await waitFor(() => screen.getByRole('dialog', { name: 'Record vitals for Meera' }));
});
