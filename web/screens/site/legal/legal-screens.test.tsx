import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Operator } from '#contract/accounts/operator.ts';
import { SiteContext } from '../../../ui/page/site.ts';
import { ContactScreen } from './contact-screen.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';

const clinic: Operator = {
  name: 'Asha Clinic Trust',
  address: '12 Lake Road, Pune 411001',
  phone: '+91 20 1234 5678',
  email: 'desk@asha.example',
  grievanceOfficer: 'Meena Joshi',
};

async function renderScreen(Component: ComponentType, operator: Operator | null) {
  const router = createMemoryRouter([
    { path: '/', Component, loader: () => operator, HydrateFallback: () => null },
  ]);
  render(
    <SiteContext value={{ origin: 'https://clinic.example', noticeMinutes: 120, timeZone: 'Asia/Kolkata' }}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
  return screen.findByRole('heading', { level: 1 });
}

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test.each([
  ['Privacy notice', PrivacyScreen],
  ['Terms of use', TermsScreen],
  ['Help and contact', ContactScreen],
] as const)('B-12 %s names who runs this installation', async (title, Screen) => {
  expect((await renderScreen(Screen, clinic)).textContent).toBe(title);
  screen.getByText('Asha Clinic Trust');
  screen.getByText('12 Lake Road, Pune 411001');
  expect(link('+91 20 1234 5678')).toBe('tel:+912012345678');
  expect(link('desk@asha.example')).toBe('mailto:desk@asha.example');
});

test('B-12 where nobody is named, the pages say so instead of inventing somebody', async () => {
  await renderScreen(PrivacyScreen, null);
  screen.getByText(/^No operator is named: this is a demo/);
});

test('B-12 help: the emergency number, the common questions, and who answers complaints', async () => {
  await renderScreen(ContactScreen, clinic);
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(
    expect.arrayContaining(['tel:108', '/faqs', '/privacy', '/terms']),
  );
  screen.getByText('Meena Joshi');
  screen.getByText(/within 48 hours/);
});

test('B-12 notice and terms carry the day of the version that people agree to', async () => {
  await renderScreen(TermsScreen, null);
  screen.getByText('Version: Saturday 28 November 2026');
});
