import type { Page } from '@playwright/test';
import { hyderabad, logInAs, rememberPlace } from './visitor.ts';

/** One screen as somebody sees it: where it is, who looks, and what they have opened. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly who?: 'patient' | 'doctor';
  /** Without a remembered place. */
  readonly placeless?: true;
  readonly open?: (page: Page) => Promise<void>;
}

const demoDoctor =
  '/Care/doctors-available/DoctorDescription?doctor=DOC-000201&hname=Care+Hospital&specialization=Cardiology&reason=Chest+Pain';

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-first-visit', path: '/', placeless: true },
  {
    name: 'booking-steps',
    path: '/',
    open: (page) => page.getByRole('button', { name: 'Book Appointment' }).first().click(),
  },
  {
    name: 'city-picker',
    path: '/',
    open: (page) =>
      page
        .getByRole('button', { name: /^Location/ })
        .first()
        .click(),
  },
  { name: 'doctors', path: '/doctors-available?specialization=Cardiology' },
  { name: 'doctors-none', path: '/doctors-available?specialization=Cardiology&hname=Nowhere' },
  { name: 'doctors-no-place', path: '/doctors-available', placeless: true },
  { name: 'doctor', path: demoDoctor },
  { name: 'login', path: '/login' },
  {
    name: 'login-dialog',
    path: '/',
    open: (page) => page.getByRole('button', { name: 'SignUp / Login' }).first().click(),
  },
  ...(['Patient', 'Doctor', 'Hospital'] as const).map((role) => ({
    name: `register-${role.toLowerCase()}`,
    path: '/login',
    open: async (page: Page) => {
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: new RegExp(`^${role}`) }).click();
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await page.getByText('Please fill this in.').first().waitFor();
    },
  })),
  { name: 'confirmation', path: '/confirmation?date=2026-11-26&slot=16:30&doctor=Dr.+Ananya+Rao' },
  { name: 'confirmation-invalid', path: '/confirmation' },
  { name: 'patient-dashboard', path: '/dashboard/patient', who: 'patient' },
  { name: 'doctor-dashboard', path: '/dashboard/home', who: 'doctor' },
  {
    name: 'account-menu',
    path: '/',
    who: 'patient',
    open: (page) => page.getByRole('button', { name: /PATIENT/ }).click(),
  },
  { name: 'services', path: '/services' },
  { name: 'about', path: '/aboutUs' },
  { name: 'faqs', path: '/faqs' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'access-denied', path: '/unauthorize' },
];

const demoAccounts = {
  patient: ['9000000001', 'Patient@123'],
  doctor: ['9100000001', 'Doctor@123'],
} as const;

/** Opens a screen and waits until nothing moves any more. */
export async function visit(page: Page, { path, who, placeless, open }: Screen): Promise<void> {
  if (!placeless) await rememberPlace(page, hyderabad);
  if (who) await logInAs(page, who, demoAccounts[who][0], demoAccounts[who][1]);
  await page.goto(path, { waitUntil: 'networkidle' });
  if (open) await open(page);
  await page.waitForLoadState('networkidle');
}
