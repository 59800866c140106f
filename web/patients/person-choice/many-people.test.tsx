import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { PersonSwitch } from './person-switch.tsx';
import type { FamilyMember } from './use-people.ts';

const person = (number: number): FamilyMember => ({
  ...{ patientId: `PAT-${number}`, name: `Person ${number}`, relation: number === 1 ? 'self' : 'child' },
  ...{ gender: 'Female', dateOfBirth: null, birthYear: 2015, mayBook: true, mayRead: true, consent: null },
});
const family = (size: number) => Array.from({ length: size }, (_, index) => person(index + 1));

test('J-05 the list of many people leads to the screen of each, and to everybody', async () => {
  const element = <PersonSwitch people={family(11)} chosen={null} />;
  const router = createMemoryRouter([{ path: '/visits', element }], { initialEntries: ['/visits?page=2'] });
  render(<RouterProvider router={router} />);
  const list = screen.getByRole('combobox', { name: 'Show appointments for' });
  fireEvent.change(list, { target: { value: 'PAT-11' } });
  await vi.waitFor(() => expect(router.state.location.search).toBe('?page=2&person=PAT-11'));
  fireEvent.change(list, { target: { value: '' } });
  await vi.waitFor(() => expect(router.state.location.search).toBe('?page=2'));
});
