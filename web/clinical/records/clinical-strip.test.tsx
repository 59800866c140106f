import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import { clinicalRecord } from '#web/testing/clinical/sample-record.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { ClinicalStrip } from './clinical-strip.tsx';

let server: FakeServer;
let present: ClinicalRecord;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  present = clinicalRecord();
  server = fakeServer({ 'GET /patients/:patientId/record': () => present });
});

async function renderStrip() {
  openPage(server, <ClinicalStrip patientId="PAT-000007" />);
  return screen.findByRole('region', { name: 'Patient summary', busy: false });
}

const saved = { message: 'Saved' };
const by = { recordedBy: 'patient', at: '2026-11-26T02:40:00.000Z' } as const;

test('G-10 that allergies were not asked is said, and answered by one tap', async () => {
  server.answers['POST /patients/:patientId/allergies/none-known'] = () => {
    present = clinicalRecord({ allergiesAskedAt: '2026-11-26T02:40:00.000Z' });
    return saved;
  };
  const strip = await renderStrip();
  within(strip).getByText('Allergies not asked about');
  await userEvent.click(within(strip).getByRole('button', { name: 'Allergies: No known allergies' }));
  await within(strip).findByText('No known allergies, asked on 26/11/2026');
});

test('G-10 each of the vitals bears its own day where it is not the newest', async () => {
  present = clinicalRecord({
    vitals: {
      measuredAt: '2026-11-26T02:40:00.000Z',
      systolic: 160,
      diastolic: 95,
      heartRate: null,
      bloodSugar: 110,
      weight: 132.28,
      temperature: null,
      days: {
        bloodPressure: '2025-07-01',
        heartRate: null,
        bloodSugar: '2026-11-26',
        weight: '2026-11-20',
        temperature: null,
      },
    },
  });
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T03:00:00Z'));
  const strip = await renderStrip();
  const list = within(strip).getByRole('list', { name: 'Latest vitals' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '160/95 mmHg 01/07/2025',
    '110 mg/dL',
    '60 kg 20/11/2026',
    '26/11/2026',
  ]);
  expect(items.map(({ className }) => className !== '')).toEqual([true, false, false, false]);
});

test('G-10 an allergy stands with its word and its reaction; medicines say until when', async () => {
  present = clinicalRecord({
    allergies: [{ id: '1', substance: 'Penicillin', reaction: 'Rash', ...by }],
    currentMedicines: [
      {
        name: 'Ramipril',
        strength: '5 mg',
        frequency: 'Once a day',
        until: null,
        assumed: true,
        appointmentId: null,
      },
    ],
    visits: [
      {
        appointmentId: 'APT-000001',
        date: '2026-10-01',
        doctorName: 'Dr. Rao',
        diagnosis: '',
        medicines: ['Ramipril 5 mg'],
      },
    ],
  });
  const strip = within(await renderStrip());
  strip.getByText('Allergy:');
  expect(strip.getByRole('list', { name: 'Allergies' }).textContent).toBe('Penicillin (Rash)');
  expect(strip.getByRole('list', { name: 'Current medicines' }).textContent).toBe(
    'Ramipril 5 mg Once a day (no duration given: shown for 30 days)',
  );
  expect(strip.getByRole('list', { name: 'Past visits' }).textContent).toBe(
    '01/10/2026 no diagnosis recorded: Ramipril 5 mg',
  );
  expect(strip.queryByText('Allergies not asked about')).toBeNull();
});

test('G-10 a doctor records an allergy, and takes one off that was a mistake', async () => {
  server.answers['POST /patients/:patientId/allergies'] = () => {
    present = clinicalRecord({ allergies: [{ id: '9', substance: 'Latex', reaction: '', ...by }] });
    return saved;
  };
  server.answers['PUT /patients/:patientId/allergies/:entryId/end'] = () => {
    present = clinicalRecord();
    return saved;
  };
  const strip = await renderStrip();
  await userEvent.click(within(strip).getByRole('button', { name: 'Add allergy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add allergy' }));
  await dialog.findByText('This field is required.');
  await userEvent.type(dialog.getByLabelText('Allergic to'), ' Latex ');
  await userEvent.click(dialog.getByRole('button', { name: 'Add allergy' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Remove “Latex”' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Added by mistake' }));
  await waitFor(() => expect(dialog.queryByText('Latex')).toBeNull());
  expect(server.sentTo('POST /patients/PAT-000007/allergies')).toEqual([
    { substance: 'Latex', reaction: '' },
  ]);
  expect(server.sentTo('PUT /patients/PAT-000007/allergies/9/end')).toEqual([{ as: 'mistake' }]);
});

test('G-10 a condition is recorded with the year in which it began, or without one', async () => {
  server.answers['POST /patients/:patientId/conditions'] = saved;
  const strip = await renderStrip();
  await userEvent.click(within(strip).getByRole('button', { name: 'Add allergy' }));
  const dialog = within(await screen.findByRole('dialog'));
  const add = dialog.getByRole('button', { name: 'Add condition' });
  const [name, since] = within(dialog.getByRole('form', { name: 'Add condition' })).getAllByRole('textbox');
  if (!name || !since) throw new Error('A condition has a name and a year');
  await userEvent.type(name, ' Asthma ');
  await userEvent.type(since, '12');
  await userEvent.click(add);
  expect(since.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(since);
  await userEvent.type(since, '2012');
  await userEvent.click(add);
  await waitFor(() => expect(name).toHaveProperty('value', ''));
  await userEvent.type(name, 'Gout');
  await userEvent.click(add);
  await waitFor(() =>
    expect(server.sentTo('POST /patients/PAT-000007/conditions')).toEqual([
      { name: 'Asthma', since: '2012' },
      { name: 'Gout', since: null },
    ]),
  );
});

test('G-10 what could not be saved stays in the form', async () => {
  server.answers['POST /patients/:patientId/allergies'] = problem(
    409,
    'already_recorded',
    'On the list already.',
  );
  const strip = await renderStrip();
  await userEvent.click(within(strip).getByRole('button', { name: 'Add allergy' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLInputElement>('Allergic to');
  await userEvent.type(field, 'Latex');
  await userEvent.click(dialog.getByRole('button', { name: 'Add allergy' }));
  await waitFor(() => expect(server.sentTo('POST /patients/PAT-000007/allergies')).toHaveLength(1));
  await waitFor(() => expect(field.value).toBe('Latex'));
});

test('G-10 of a patient who is not the doctor’s nothing is shown', async () => {
  server.answers['GET /patients/:patientId/record'] = problem(404, 'patient_not_found', 'Not yours.');
  openPage(
    server,
    <main>
      <ClinicalStrip patientId="PAT-000007" />
    </main>,
  );
  await waitFor(() => expect(screen.getByRole('main').innerHTML).toBe(''));
});
