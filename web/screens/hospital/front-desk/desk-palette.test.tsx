import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DeskKeys } from '#web/hospital/front-desk/desk-keys.tsx';
import { HospitalPatientsScreen } from '#web/screens/hospital/hospital-patients-screen.tsx';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { fakeServer } from '#web/testing/server.ts';

const places = [
  { to: '/dashboard/hospital/team', name: 'Team' },
  { to: '/dashboard/hospital/activity-log', name: 'Activity log' },
];
const doctor = {
  doctorId: 'DOC-000001',
  practiceId: 'PRA-000001',
  name: 'Dr. Rao',
  specialization: 'Cardiology',
  room: '4',
  modes: ['Offline' as const],
  fee: 900,
  videoFee: 900,
};

function renderPalette(at = '/') {
  const server = fakeServer({
    'GET /hospital/patients': { people: [], alike: false },
    'GET /hospital/visits/doctors': { doctors: [doctor] },
  });
  const element = (
    <>
      <DeskKeys places={places} />
      <HospitalPatientsScreen />
    </>
  );
  return { server, router: openInArea(server, element, { at }) };
}
const type = async (text: string) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), text);
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('M-06 a word of a screen’s name comes before a speciality that has the letters', async () => {
  const { router } = renderPalette();
  await type('log');
  await waitFor(() => expect(options()).toEqual(['Activity log', expect.stringContaining('Cardiology')]));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/hospital/activity-log'));
});

test('M-06 for a phone nobody has the palette offers to add a patient, and opens the form with the number', async () => {
  renderPalette();
  await type('98765');
  await waitFor(() => expect(options()).toEqual(['Add new patient 98765']));
  await userEvent.keyboard(' 43210');
  await waitFor(() => expect(options()).toEqual(['Add new patient 9876543210']));
  await userEvent.keyboard('{Enter}');
  const form = within(await screen.findByRole('dialog', { name: 'Add new patient' }));
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ }).value).toBe('9876543210');
  expect(document.activeElement).toBe(form.getByRole('textbox', { name: /name/ }));
  // If People is already open, its field is updated too.
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('9876543210');
});
