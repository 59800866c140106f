import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { CheckedPaper, PaperState } from '#contract/clinical/prescription-checks.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { CheckScreen, loadVerifiedPaper } from './check-screen.tsx';
import { CodeScreen } from './code-screen.tsx';

const checkId = 'abcdefghijklmnopqrstuv';
const content = {
  patient: 'Asha Menon',
  medicines: [
    {
      name: 'Paracetamol',
      strength: '650 mg',
      form: 'Tablet',
      dose: '',
      frequency: '1-0-1',
      duration: '',
      instructions: '',
    },
  ],
  text: null,
};
const paperIn = (state: PaperState): CheckedPaper => ({
  state,
  initials: 'A. M.',
  writtenOn: '2026-11-26',
  doctor: {
    name: 'Dr. Kabir Sethi',
    qualifications: ['MBBS'],
    specialization: 'Cardiology',
    medicalReg: 'KMC 45821',
    council: 'Karnataka Medical Council',
    registrationYear: 2009,
    Hospital: 'Care Hospital',
  },
  content: null,
});

const check = 'GET /prescription-checks/:checkId';
let server: FakeServer;

async function show(path: string) {
  const routes = [
    { path: 'rx', Component: CodeScreen },
    {
      path: 'rx/:checkId',
      Component: CheckScreen,
      loader: loadVerifiedPaper({ call: server.call, place: () => null }),
    },
  ];
  openPage(server, routes, { at: path });
  await screen.findByRole('heading', { level: 1 });
}

const user = userEvent.setup();
beforeEach(() => {
  server = fakeServer({ [check]: paperIn('genuine') });
});

test.each([
  ['genuine', 'Genuine and valid'],
  ['replaced', 'Replaced by a newer version'],
  ['revoked', 'Not valid'],
] as const)('G-05 the page of a %s paper says so, and who wrote it', async (state, words) => {
  server.answers[check] = paperIn(state);
  await show(`/rx/${checkId}`);
  screen.getByText(words);
  screen.getByText('A. M.');
  screen.getByText('Registration no. KMC 45821 · Karnataka Medical Council · 2009');
  expect(screen.queryByRole('textbox') !== null).toBe(state === 'genuine');
});

test('G-05 the birth year shows the medicines; a wrong one says so at the field', async () => {
  server.answers['POST /prescription-checks/:checkId/open'] = ({ body }) =>
    (body as { birthYear: string }).birthYear === '1990'
      ? { shown: '1-a', content }
      : problem(403, 'wrong_birth_year', 'This is not the birth year.');
  await show(`/rx/${checkId}`);
  const year = screen.getByRole('textbox', { name: /year of birth/ });
  await user.type(year, '1991');
  await user.click(screen.getByRole('button', { name: 'Show medicines' }));
  await screen.findByText('This is not the birth year.');
  expect(screen.queryByText('Paracetamol')).toBeNull();
  await user.clear(year);
  await user.type(year, '1990');
  await user.click(screen.getByRole('button', { name: 'Show medicines' }));
  await screen.findByText('Paracetamol');
  screen.getByText('Asha Menon');
});

test('G-05 a browser without scripts reads why its year showed nothing', async () => {
  await show(`/rx/${checkId}?no=too_many_attempts`);
  screen.getByText(/Too many wrong attempts/);
  const form = screen.getByRole('textbox').closest('form');
  expect(form?.getAttribute('action')).toBe(`/rx/${checkId}`);
  expect(form?.getAttribute('method')).toBe('post');
});

test('G-05 an unknown paper is said to be unknown', async () => {
  server.answers[check] = problem(404, 'paper_unknown', 'Unknown.');
  await show('/rx/nothing');
  screen.getByRole('heading', { name: 'Prescription not found' });
});

test('G-05 a code that was changed is called so', async () => {
  server.answers['POST /prescription-checks/verify'] = { verdict: 'changed', card: null };
  await show('/rx');
  await user.type(screen.getByRole('textbox'), 'shc:/12');
  await user.click(screen.getByRole('button', { name: 'Check code' }));
  await waitFor(() => screen.getByText(/The signature doesn’t match/));
});
