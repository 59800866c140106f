import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TestServer } from '../../api/test-server.ts';
import { DeskKeys } from './desk-keys.tsx';
import { HospitalPeopleScreen } from './people-screen.tsx';
import { openInArea } from './test-area.tsx';

const places = [
  { to: '/dashboard/hospital/team', name: 'Team' },
  { to: '/dashboard/hospital/log', name: 'Log' },
];
const doctor = {
  doctorId: 'DOC-000001',
  practiceId: 'PRA-000001',
  name: 'Dr. Rao',
  specialization: 'Cardiology',
  room: '4',
};

function open(at = '/') {
  const server = new TestServer();
  server.answers['GET /hospital/people'] = () => Response.json({ people: [], alike: false });
  server.answers['GET /hospital/visits/doctors'] = () => Response.json({ doctors: [doctor] });
  const element = (
    <>
      <DeskKeys places={places} />
      <HospitalPeopleScreen />
    </>
  );
  return { server, router: openInArea(server, element, { at }) };
}
const type = async (text: string) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), text);
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('M-06 the beginning of a screen’s name comes before a speciality that has the letters', async () => {
  const { router } = open();
  await type('log');
  await waitFor(() => expect(options()).toEqual(['Log', expect.stringContaining('Cardiology')]));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/hospital/log'));
});

test('M-06 for a phone nobody has the palette offers to write down somebody new, on People with the number', async () => {
  const { router } = open();
  await type('98765 43210');
  await waitFor(() => expect(options()).toEqual(['Write down a new person9876543210']));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=9876543210'));
  // Also where People is open already, its field follows.
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('9876543210');
});
