// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { CheckedPaper } from '#contract/clinical/prescription-checks.ts';
import { CallContext } from '#web/api/context.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { CheckScreen } from './check-screen.tsx';

const paper: CheckedPaper = {
  state: 'genuine',
  initials: 'A. M.',
  writtenOn: '2026-11-26',
  doctor: {
    name: 'Dr. Kabir Sethi',
    qualifications: [],
    specialization: 'Cardiology',
    medicalReg: 'KMC 45821',
    council: null,
    registrationYear: null,
    Hospital: 'Care Hospital',
  },
  content: { patient: 'Asha Menon', medicines: [], text: 'Tab. Dolo' },
};

test('G-05 the server renders the check page, so that it is read without scripts', () => {
  const router = createMemoryRouter(
    [{ id: 'check', path: 'rx/:checkId', Component: CheckScreen, loader: () => paper }],
    { initialEntries: ['/rx/abcdefghijklmnopqrstuv'], hydrationData: { loaderData: { check: paper } } },
  );
  const server = fakeServer();
  const page = renderToString(
    <CallContext value={server.call}>
      <RouterProvider router={router} />
    </CallContext>,
  );
  for (const words of ['Genuine and valid', 'Asha Menon', 'Tab. Dolo', 'Thursday 26 November 2026'])
    expect(page).toContain(words);
  expect(server.sent).toEqual([]);
});
