import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ClinicalHistory } from '#contract/appointments/history.ts';
import type { ClinicalUpload } from '#contract/clinical/clinical-uploads.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { PatientFiles } from './patient-files.tsx';
import { Timeline } from './timeline.tsx';

const storing = 'POST /patients/:patientId/uploads';
let server: FakeServer;

const upload: ClinicalUpload = {
  id: '4',
  title: 'Blood sugar',
  day: '2026-11-20',
  kind: 'pdf',
  bytes: 120_000,
  uploadedAt: '2026-11-21T06:00:00.000Z',
  uploadedBy: 'patient',
  mine: true,
  deletableUntil: null,
  struckOut: false,
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server = fakeServer({
    [storing]: { message: 'File saved', uploadId: '5' },
    'DELETE /patients/:patientId/uploads/:uploadId': { message: 'Struck out' },
  });
});

const openFiles = (uploads: readonly ClinicalUpload[]) =>
  openPage(server, <PatientFiles patientId="PAT-000007" uploads={uploads} />);

async function fill(day: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add file' }));
  const file = new File(['%PDF-1.4'], 'lab.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('File'), file);
  await userEvent.type(screen.getByLabelText('Title'), 'Blood sugar');
  const field = screen.getByLabelText('Report date');
  await userEvent.clear(field);
  await userEvent.type(field, day);
  await userEvent.click(screen.getByRole('button', { name: 'Save file' }));
}

test('G-10 a file is stored with its title and its day', async () => {
  openFiles([]);
  screen.getByText('No files yet');
  await fill('5/3/2020');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]?.route).toBe('POST /patients/PAT-000007/uploads');
  expect(Object.fromEntries(server.sentTo(storing)[0] as FormData)).toMatchObject({
    title: 'Blood sugar',
    day: '2020-03-05',
    file: expect.any(File),
  });
  await screen.findByRole('button', { name: 'Add file' });
});

test.each(['30/2/2020', '1/1/2999', 'yesterday'])('G-10 %j is no day of a report', async (day) => {
  openFiles([]);
  await fill(day);
  await screen.findByText(/^Enter a date, for example .* in the future\.$/);
  expect(server.sent).toEqual([]);
});

test('G-10 why a file was refused is said in the form, which stays', async () => {
  server.answers[storing] = problem(415, 'upload_lies', 'This file’s contents don’t match its type.');
  openFiles([]);
  await fill('5/3/2020');
  expect((await screen.findByRole('alert')).textContent).toBe('This file’s contents don’t match its type.');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Blood sugar');
});

test('G-10 a file of more than a day ago is struck out after one question', async () => {
  openFiles([upload]);
  const strike = () => screen.getAllByRole('button', { name: 'Strike out “Blood sugar”' });
  await userEvent.click(strike()[0] as HTMLElement);
  screen.getByText(/^Added more than 24 hou/);
  await userEvent.click(strike()[1] as HTMLElement);
  await waitFor(() => expect(server.sent[0]?.route).toBe('DELETE /patients/PAT-000007/uploads/4'));
});

test('G-10 visits, measurements and files stand in one line of time, the newest first', () => {
  const visit: ClinicalHistory['visits'][number] = {
    appointmentId: 'APT-000003',
    date: '2026-11-19',
    time: '16:30',
    startsAt: '2026-11-19T11:00:00.000Z',
    doctorName: 'Dr. Rao',
    reason: 'Chest Pain',
    type: 'Offline',
    status: 'Completed',
    diagnosis: 'Angina',
    medicines: ['Aspirin 75 mg'],
    hasPrescription: true,
    payment: { way: 'upi', amount: 900, receipt: 'R-2026-000042', at: '2026-11-19T11:20:00.000Z' },
  };
  const nothing = { systolic: null, diastolic: null, bloodSugar: null, weight: null, temperature: null };
  const measured = { ...nothing, at: '2026-11-26T03:00:00.000Z', date: '2026-11-26', heartRate: 72 };
  const history: ClinicalHistory = { visits: [visit], vitals: [measured], uploads: [upload] };
  openPage(server, <Timeline patientId="PAT-000007" history={history} badge={(status) => status} />);
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual([
    expect.stringMatching(/^26\/11\/2026Readings: 72 BPM$/),
    expect.stringMatching(/^20\/11\/2026Blood sugarPDF, 120 kB · by the patient, 21\/11\/2026/),
    expect.stringMatching(
      /^19\/11\/202616:30 · Chest Pain .*CompletedAnginaAspirin 75 mg₹900 · UPI · R-2026-000042$/,
    ),
  ]);
  const link = within(screen.getAllByRole('listitem')[2] as HTMLElement).getByRole('link');
  expect(link.getAttribute('href')).toBe('/dashboard/appointments/APT-000003');
});
