import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writtenPrescription } from '#web/testing/clinical/sample-prescription.ts';
import { problem } from '#web/testing/problem-response.ts';
import {
  answerWithStatus,
  button,
  cleanUpDetail,
  detail,
  id,
  openDetail,
  press,
  server,
  setUpDetail,
  update,
} from '#web/testing/screens/doctor-detail.tsx';

beforeEach(setUpDetail);
afterEach(cleanUpDetail);

const prescription = writtenPrescription({ version: 2 });

test.each([
  ['with a prescription', 'Save', { appStatus: 'Completed', prescription: 'Rest' }],
  ['without one', 'Without', { appStatus: 'Completed' }],
])('G-07 Done %s completes the visit', async (_, name, body) => {
  await openDetail();
  server.answers[update] = answerWithStatus('Completed');
  await press(button('Done'));
  await press(within(screen.getByRole('dialog', { name: 'Prescription for Asha Menon' })).getByText(name));
  expect(server.changes()).toEqual([{ route: update, body }]);
  within(screen.getByRole('banner')).getByText('Completed');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('G-07 a prescription that cannot be saved stays open with the reason', async () => {
  await openDetail();
  server.answers[update] = problem(503, 'unavailable', 'One moment, please.');
  await press(button('Done'));
  await press(within(screen.getByRole('dialog')).getByText('Save'));
  within(screen.getByRole('dialog')).getByText('One moment, please.');
});

test('G-07 a prescription outlives that somebody else was first', async () => {
  await openDetail();
  server.answers[update] = () => {
    server.present = detail('Cancelled');
    return problem(409, 'wrong_status', 'This appointment is Cancelled now.');
  };
  await press(button('Done'));
  await press(within(screen.getByRole('dialog')).getByText('Save'));
  within(screen.getByRole('dialog')).getByText('This can no longer be changed.');
  screen.getByText('This appointment is Cancelled now.');
  within(screen.getByRole('banner')).getByText('Cancelled');
});

test('G-07 a prescription is shown, corrected against the version that was seen, and downloaded', async () => {
  server.present = detail('Completed', {
    prescription: prescription.text,
    prescriptionDetails: prescription,
  });
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  const route = `PUT /appointments/${id}/prescription`;
  server.answers[route] = problem(409, 'prescription_changed', 'It has changed meanwhile.');
  server.answers[`GET /appointments/${id}/prescription.pdf`] = new Response('%PDF', {
    headers: { 'content-type': 'application/pdf' },
  });
  await openDetail();
  screen.getByText('Rest for three days');
  await press(button('Edit details'));
  const dialog = within(screen.getByRole('dialog', { name: 'Prescription for Asha Menon' }));
  dialog.getByText('"Rest for three days"');
  await press(dialog.getByText('Save'));
  expect(server.changes()).toEqual([{ route, body: { prescription: 'Rest', version: 2 } }]);
  dialog.getByText('It has changed meanwhile.');
  server.answers[route] = { message: 'Prescription saved', prescription };
  await press(dialog.getByText('Save'));
  screen.getByText('Prescription saved');
  expect(screen.queryByRole('dialog')).toBeNull();

  await press(button('Download'));
  expect(clicked).toEqual([`prescription-${id}.pdf`]);
  server.answers[`GET /appointments/${id}/prescription.pdf`] = new Response('', { status: 502 });
  await press(button('Download'));
  screen.getByText('We couldn’t download the prescription. Please try again.');
});

test('G-07 a completed visit can still get its first prescription', async () => {
  server.present = detail('Completed');
  const route = `PUT /appointments/${id}/prescription`;
  server.answers[route] = { message: 'Prescription saved', prescription };
  await openDetail();
  await press(button('Write prescription'));
  await press(within(screen.getByRole('dialog')).getByText('Save'));
  expect(server.changes()).toEqual([{ route, body: { prescription: 'Rest', version: 0 } }]);
});
