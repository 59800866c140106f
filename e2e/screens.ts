import { expect, type Locator, type Page } from '@playwright/test';
import { m } from '#messages/messages.js';
import { createPhone, hyderabad, logInAs, rememberPlace, waitUntilReady } from './visitor.ts';

/** A screen: its address, its role, and the dialogs to open. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly who?: 'patient' | 'doctor' | 'hospital';
  readonly placeless?: true;
  /** The HTTP status of the page; 200 by default. */
  readonly status?: 404;
  readonly open?: (page: Page) => Promise<void>;
  /**
   * Further states opened one after the other on the same page, because loading it again is slower than
   * checking it.
   */
  readonly states?: readonly State[];
}

/** A state reached from the page, or from the state before it. */
export interface State {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const demoDoctor =
  '/Care/doctors-available/DoctorDescription?doctor=DOC-000201&hname=Care+Hospital&specialization=Cardiology&reason=Chest+Pain';

/** Dialogs are loaded on demand, so they take a moment. */
async function openDialog(opener: Locator): Promise<void> {
  const dialog = opener.page().locator('dialog[open]');
  // On a busy machine a click may come before the page's scripts run and be lost.
  await expect(async () => {
    if (!(await dialog.isVisible())) await opener.click({ timeout: 5000 });
    await dialog.waitFor({ timeout: 2000 });
  }).toPass();
}

/**
 * Opens the room of the demo accounts' video visit, which has just begun; the buttons of other visits are
 * disabled.
 */
async function openVisitRoom(page: Page, name: string): Promise<void> {
  const room = page.locator('dialog[open]');
  if (!new URL(page.url()).searchParams.has('room')) {
    await page.locator('button:not([aria-disabled])').and(page.getByRole('button', { name })).first().click();
  }
  // The consent or device step; without a camera the browser takes a moment to report it.
  await room.getByRole('heading', { level: 3 }).first().waitFor();
}

async function openVisitCard(page: Page): Promise<void> {
  const card = page.locator('[data-appointment]').first();
  const id = await card.getAttribute('data-appointment');
  await page.goto(`/dashboard/patient/appointments/${id}`);
  await page.getByRole('article').first().waitFor();
}

async function openBookingSteps(page: Page): Promise<void> {
  const book = page.getByRole('button', { name: m.common_book_appointment(), exact: true });
  await openDialog(book.first());
}

/** Opens a form in a dialog and submits it to show its errors; closes an earlier dialog first. */
async function openForm(page: Page, name: string): Promise<void> {
  const dialog = page.locator('dialog[open]');
  if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await openDialog(page.getByRole('button', { name, exact: true }));
  await dialog.locator('button[type="submit"]').click();
  await dialog.locator('[aria-invalid="true"]').first().waitFor();
}

/** The bell's name contains the number of unread messages. */
async function openBell(page: Page): Promise<void> {
  const [before = ''] = m.bell_unread({ count: '#' }).split('#');
  const name = new RegExp(`^(${m.bell_title()}|${before}.*)$`);
  await openDialog(page.getByRole('banner').getByRole('button', { name }));
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-first-visit', path: '/', placeless: true },
  { name: 'booking-steps', path: '/', open: openBookingSteps },
  {
    name: 'booking-reasons',
    path: '/',
    open: async (page) => {
      await openBookingSteps(page);
      await page.getByRole('dialog').getByRole('button', { name: m.common_reason() }).click();
      await page.getByRole('dialog').getByRole('heading', { level: 4 }).first().waitFor();
    },
  },
  {
    name: 'booking-hospitals',
    path: '/',
    open: async (page) => {
      await openBookingSteps(page);
      await page.getByRole('dialog').getByRole('button', { name: m.home_step_hospital() }).click();
      await page.getByRole('button', { name: /^Care Hospital/ }).waitFor();
    },
  },
  {
    name: 'city-picker',
    path: '/',
    open: (page) => openDialog(page.locator('header button[aria-haspopup="dialog"]').first()),
  },
  { name: 'doctors', path: '/doctors-available?specialization=Cardiology' },
  { name: 'doctors-search', path: '/doctors-available?q=hart&language=Hindi&gender=Female&sort=fee' },
  {
    name: 'search-suggestions',
    path: '/',
    open: async (page) => {
      await page.getByLabel(m.search_placeholder()).fill('heart');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'doctors-none', path: '/doctors-available?specialization=Cardiology&hname=Nowhere' },
  { name: 'doctors-no-place', path: '/doctors-available', placeless: true },
  { name: 'doctor', path: demoDoctor },
  { name: 'doctor-family', path: demoDoctor, who: 'patient' },
  { name: 'doctor-unknown', path: '/doctor-description?doctor=DOC-999999', status: 404 },
  {
    name: 'hospital',
    path: '/hospital/HOS-000032',
    states: [
      {
        name: 'one-specialization',
        open: async (page) => {
          const links = page.getByRole('navigation', { name: m.hospitals_by_care() }).getByRole('link');
          await links.nth(1).click();
          await expect(links.nth(1)).toHaveAttribute('aria-current', 'true');
        },
      },
    ],
  },
  { name: 'hospital-unknown', path: '/hospital/HOS-999999', status: 404 },
  { name: 'contact', path: '/contact' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  {
    name: 'login',
    path: '/login',
    states: [
      {
        name: 'code',
        open: async (page) => {
          await page.getByRole('button', { name: m.codes_use(), exact: true }).click();
          await page.getByRole('form', { name: m.codes_use() }).waitFor();
        },
      },
      {
        name: 'code-sent',
        open: async (page) => {
          const form = page.getByRole('form', { name: m.codes_use() });
          await form.getByLabel(m.common_phone_number()).fill(createPhone());
          await form.getByRole('button', { name: m.passwords_send() }).click();
          await page.getByLabel(m.passwords_code(), { exact: true }).waitFor();
        },
      },
    ],
  },
  {
    name: 'login-booking',
    path: `/login?returnTo=${encodeURIComponent(`${demoDoctor}&date=2036-11-28&slot=10:30`)}`,
  },
  {
    name: 'login-dialog',
    path: '/',
    open: (page) => openDialog(page.getByRole('button', { name: m.session_sign_up_login() }).first()),
  },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password-code',
    path: '/forgot-password',
    open: async (page) => {
      const codeStep = page.getByRole('heading', { name: m.passwords_code_title(), level: 1 });
      if (await codeStep.isVisible()) return; // kept over a reload
      // An unknown number gets the same reply. It differs each time, because each number gets only a few
      // codes.
      await page.getByLabel(m.common_phone_number()).fill(createPhone());
      await page.getByRole('button', { name: m.passwords_send() }).click();
      await codeStep.waitFor();
    },
  },
  { name: 'link-unknown', path: '/v/AAAAAAAAAAAAAAAAAAAAAA', status: 404 },
  { name: 'rx-unknown', path: '/rx/AAAAAAAAAAAAAAAAAAAAAA', status: 404 },
  { name: 'rx-code', path: '/rx' },
  { name: 'operator', path: '/operator' },
  { name: 'demo-mailbox', path: '/demo/mailbox' },
  ...([m.common_patient, m.session_doctor, m.session_hospital] as const).map((role) => ({
    name: `register-${role().toLowerCase()}`,
    path: '/login',
    open: async (page: Page) => {
      await page.getByRole('tab', { name: m.session_tab_sign_up() }).click();
      await page.getByRole('button', { name: new RegExp(`^${role()}`) }).click();
      await page.locator('form:visible button[type="submit"]').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  })),
  {
    name: 'register-patient-address',
    path: '/login',
    open: async (page) => {
      await page.getByRole('tab', { name: m.session_tab_sign_up() }).click();
      const patient = page.getByRole('button', { name: new RegExp(`^${m.common_patient()}`) });
      const first = page.locator('input[name="name"]:visible');
      const second = page.locator('input[name="postalCode"]:visible');
      await patient.or(first).or(second).first().waitFor();
      if (await second.isVisible()) return;
      if (!(await first.isVisible())) await patient.click();
      for (const [name, answer] of Object.entries({
        name: 'Meera Iyer',
        phone: createPhone(),
        email: 'm@example.com',
        password: 'teal kettle',
      })) {
        await page.locator(`form:visible input[name="${name}"]`).fill(answer);
      }
      for (const [part, number] of Object.entries({ day: '14', month: '3', year: '1988' })) {
        await page.locator(`[data-part="${part}"] input`).fill(number);
      }
      await page.locator('form:visible select[name="gender"]').selectOption('Female');
      await page.locator('form:visible button[type="submit"]').click();
      await second.fill('500034');
    },
  },
  { name: 'visit-card', path: '/dashboard/patient/appointments', who: 'patient', open: openVisitCard },
  { name: 'confirmation-invalid', path: '/confirmation' },
  { name: 'patient-dashboard', path: '/dashboard/patient', who: 'patient' },
  {
    name: 'patient-vitals',
    path: '/dashboard/patient',
    who: 'patient',
    open: (page) => openDialog(page.getByRole('button', { name: m.vitals_update() })),
  },
  {
    name: 'patient-visit-room',
    path: '/dashboard/patient',
    who: 'patient',
    open: (page) => openVisitRoom(page, m.own_join()),
  },
  { name: 'patient-appointments', path: '/dashboard/patient/appointments', who: 'patient' },
  {
    name: 'patient-reschedule',
    path: '/dashboard/patient/appointments',
    who: 'patient',
    open: (page) =>
      openDialog(
        page
          .locator('button:not([aria-disabled])')
          .and(page.getByRole('button', { name: m.own_reschedule() }))
          .first(),
      ),
  },
  { name: 'patient-reviews', path: '/dashboard/patient/reviews', who: 'patient' },
  {
    name: 'patient-bell',
    path: '/dashboard/patient/appointments',
    who: 'patient',
    open: openBell,
  },
  {
    name: 'patient-health',
    path: '/dashboard/patient/health',
    who: 'patient',
    states: ['charts', 'record', 'files'].map((tab) => ({
      name: tab,
      open: (page) => page.locator(`[data-tab="${tab}"]`).click(),
    })),
  },
  {
    name: 'patient-people',
    path: '/dashboard/patient/people',
    who: 'patient',
    states: [
      { name: 'ask', open: (page) => openForm(page, m.people_add_adult()) },
      { name: 'child', open: (page) => openForm(page, m.people_add_child()) },
    ],
  },
  { name: 'patient-settings', path: '/dashboard/patient/settings', who: 'patient' },
  ...['profile', 'notifications', 'security', 'calendar', 'abha'].map((page) => ({
    name: `patient-settings-${page}`,
    path: `/dashboard/patient/settings/${page}`,
    who: 'patient' as const,
  })),
  { name: 'doctor-dashboard', path: '/dashboard/home', who: 'doctor' },
  {
    name: 'doctor-reject',
    path: '/dashboard/home',
    who: 'doctor',
    open: (page) => openDialog(page.getByRole('button', { name: new RegExp(m.requests_reject()) }).first()),
  },
  {
    name: 'doctor-prescribes',
    path: '/dashboard/home',
    who: 'doctor',
    open: async (page) => {
      await page.locator('main li[data-appointment]:visible').first().waitFor();
      await page.keyboard.press('d');
      const dialog = page.locator('dialog[open]');
      await dialog.waitFor();
      const early = dialog.getByRole('button', { name: m.day_early_yes() });
      if (await early.isVisible()) await early.click();
      await dialog.locator('textarea').first().waitFor();
    },
  },
  {
    name: 'doctor-visit-room',
    path: '/dashboard/home',
    who: 'doctor',
    open: (page) => openVisitRoom(page, m.requests_join()),
  },
  { name: 'doctor-appointments', path: '/appList', who: 'doctor' },
  { name: 'doctor-day-sheet', path: '/dashboard/appointments/sheet', who: 'doctor' },
  {
    name: 'doctor-appointment',
    path: '/appList?when=all&status=Completed',
    who: 'doctor',
    open: async (page) => {
      await page.locator('main a[href^="/dashboard/appointments/APT-"]').first().click();
      await page.getByRole('link', { name: m.appointments_back(), exact: true }).waitFor();
    },
  },
  { name: 'doctor-bell', path: '/dashboard/home', who: 'doctor', open: openBell },
  { name: 'doctor-practice', path: '/dashboard/practice', who: 'doctor' },
  { name: 'doctor-slots', path: '/dashboard/slots', who: 'doctor' },
  { name: 'doctor-slots-day', path: '/dashboard/slots?tab=day', who: 'doctor' },
  {
    name: 'doctor-slots-rules',
    path: '/dashboard/slots?tab=rules',
    who: 'doctor',
    states: [
      {
        name: 'weekly-hours',
        open: async (page) => {
          await openDialog(page.getByRole('button', { name: m.schedules_add(), exact: true }));
          await page.locator('dialog[open] form').waitFor();
        },
      },
    ],
  },
  {
    name: 'doctor-leave',
    path: '/dashboard/leave',
    who: 'doctor',
    states: [
      {
        name: 'touched',
        open: async (page) => {
          const days = [1, 20].map((ahead) => new Date(Date.now() + ahead * 86_400_000));
          const [from = '', to = ''] = days.map((day) =>
            day.toISOString().slice(0, 10).split('-').reverse().join('/'),
          );
          await page.getByRole('textbox', { name: m.common_first_day() }).fill(from);
          await page.getByRole('textbox', { name: m.common_last_day() }).fill(to);
          // The visits of the first day alone are shown dimmed until those of both days arrive.
          await page.locator('main form:not(:has([data-stale])) li').first().waitFor();
        },
      },
    ],
  },
  {
    name: 'doctor-profile',
    path: '/dashboard/editProfile',
    who: 'doctor',
    states: [
      ...['you', 'registration', 'practice', 'about'],
      ...['letterhead', 'notifications', 'calendar', 'security'],
    ].map((section) => ({
      name: section,
      open: async (page) => {
        await page.goto(`/dashboard/editProfile/${section}`);
        await page.locator('main h2').first().waitFor();
      },
    })),
  },
  {
    name: 'doctor-practices',
    path: '/dashboard/practices',
    who: 'doctor',
    states: [
      {
        name: 'form',
        open: async (page) => {
          await page.getByRole('button', { name: m.practices_add(), exact: true }).click();
          await page.getByRole('form').waitFor();
        },
      },
    ],
  },
  { name: 'hospital-today', path: '/dashboard/hospital', who: 'hospital' },
  {
    name: 'hospital-calendar',
    path: '/dashboard/hospital/calendar',
    who: 'hospital',
  },
  {
    name: 'hospital-people',
    path: '/dashboard/hospital/patients?q=sai',
    who: 'hospital',
    states: [
      {
        name: 'write-down',
        open: async (page) => {
          await openDialog(
            page.getByRole('button', { name: m.hospital_people_write(), exact: true }).first(),
          );
        },
      },
    ],
  },
  {
    name: 'hospital-person',
    path: '/dashboard/hospital/patients/PAT-000001',
    who: 'hospital',
    states: [
      {
        name: 'book',
        open: async (page) => {
          await openDialog(page.getByRole('button', { name: m.hospital_people_book(), exact: true }));
          await page.locator('dialog[open]').getByRole('radio', { checked: true }).last().waitFor();
        },
      },
    ],
  },
  {
    name: 'hospital-doctors',
    path: '/dashboard/hospital/doctors',
    who: 'hospital',
    states: [
      {
        name: 'hours',
        open: async (page) => {
          await page.getByRole('link', { name: m.hospital_doctors_hours(), exact: true }).first().click();
          await page.getByRole('heading', { name: m.schedules_title() }).waitFor();
        },
      },
    ],
  },
  { name: 'hospital-figures', path: '/dashboard/hospital/reports', who: 'hospital' },
  { name: 'hospital-team', path: '/dashboard/hospital/team', who: 'hospital' },
  { name: 'hospital-account', path: '/dashboard/hospital/account', who: 'hospital' },
  { name: 'hospital-settings', path: '/dashboard/hospital/settings', who: 'hospital' },
  { name: 'hospital-settings-hours', path: '/dashboard/hospital/settings/hours', who: 'hospital' },
  { name: 'hospital-log', path: '/dashboard/hospital/activity-log', who: 'hospital' },
  {
    name: 'hospital-record-closed',
    path: '/dashboard/hospital/patients/PAT-000001/record',
    who: 'hospital',
  },
  { name: 'dashboard-unknown', path: '/dashboard/nonsense', who: 'doctor' },
  {
    name: 'account-menu',
    path: '/',
    who: 'patient',
    open: (page) => {
      const role = m.common_patient().toUpperCase();
      return openDialog(page.getByRole('banner').getByRole('button', { name: new RegExp(role) }));
    },
  },
  { name: 'services', path: '/services' },
  { name: 'about', path: '/aboutUs' },
  { name: 'faqs', path: '/faqs' },
  { name: 'faqs-search', path: '/faqs?q=doctor' },
  { name: 'faqs-none', path: '/faqs?q=zebra' },
  { name: 'heart', path: '/heart' },
  {
    name: 'heart-measured',
    path: '/heart',
    open: async (page) => {
      const heart = page.getByRole('button', { name: m.heart_tap() });
      for (let tap = 0; tap < 6; tap += 1) await heart.dispatchEvent('click');
      await page.getByRole('button', { name: m.heart_again() }).waitFor();
    },
  },
  { name: 'ui', path: '/ui/' },
  { name: 'not-found', path: '/no/such/page', status: 404 },
  { name: 'access-denied', path: '/unauthorize' },
];

export const demoAccounts = {
  patient: ['9000000001', 'Patient@123'],
  doctor: ['9100000001', 'Doctor@123'],
  hospital: ['9200000001', 'Hospital@123'],
} as const;

/** Opens a screen and waits until it has settled. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  const { path, who, placeless, open } = screen;
  if (!placeless) await rememberPlace(page, hyderabad);
  if (who) await logInAs(page, who, demoAccounts[who][0], demoAccounts[who][1]);
  await page.goto(path);
  await waitUntilSettled(page);
  if (open) await open(page);
  await waitUntilSettled(page);
}

/** Waits for hydration and for the page's requests. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');
  // On a busy machine, answers may have arrived but not be rendered yet: wait for the placeholders.
  await expect(page.locator('[data-keeps-place]:not([data-sample] *)')).toHaveCount(0);
}
