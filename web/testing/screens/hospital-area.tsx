import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { SessionUser } from '#web/api/session.ts';
import { openPage } from '../open-page.tsx';
import type { createFakeLine } from '../platform/fake-line.ts';
import type { FakeServer } from '../server.ts';

interface AreaSettings {
  readonly at?: string;
  readonly path?: string;
  readonly role?: StaffRole;
  readonly live?: ReturnType<typeof createFakeLine>;
}

export function openInArea(server: FakeServer, element: ReactElement, settings: AreaSettings = {}) {
  const { at = '/', path = '*', role = 'receptionist', live } = settings;
  const user: SessionUser = {
    id: '900',
    role: 'hospital',
    name: 'Lakshmi Devi',
    photo: { url: null },
    membershipId: '900',
    staffRole: role,
    hospitalId: 'HOS-000001',
    hospitalName: 'Care Hospital',
  };
  const children = [
    { path, element },
    { path: '/elsewhere', element: null },
  ];
  return openPage(server, [{ element: <Outlet context={user} />, children }], { at, live });
}
