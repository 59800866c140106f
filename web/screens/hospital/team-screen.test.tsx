import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { StaffRole } from '#domain/hospital-roles.ts';
import { answer, TestServer } from '../../api/test-server.ts';
import { TeamScreen } from './team-screen.tsx';
import { openInArea } from './test-area.tsx';

let server: TestServer;
beforeEach(() => {
  localStorage.clear();
  server = new TestServer();
  server.answers['GET /hospital/team'] = () => answer('GET /hospital/team', { members: [] });
  server.answers['GET /hospital/desks'] = () =>
    answer('GET /hospital/desks', {
      desks: [{ deskId: '7', name: 'Ward', madeBy: 'Farida', madeAt: '2026-11-26T05:00:00.000Z' }],
    });
  server.answers['GET /hospital/invitations'] = () =>
    answer('GET /hospital/invitations', { invitations: [] });
});

const open = (role: StaffRole) => openInArea(server, <TeamScreen />, { role });

test('M-08 those who lead make a computer a desk and see who made each; others read who does', async () => {
  open('admin');
  expect(await screen.findByRole('form', { name: 'Remember this computer as a desk' })).toBeTruthy();
  expect(await screen.findByText('by Farida')).toBeTruthy();
  cleanup();
  open('receptionist');
  expect(await screen.findByText(/^An owner or administrator makes a computer a desk/)).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Remember this computer as a desk' })).toBeNull();
});
