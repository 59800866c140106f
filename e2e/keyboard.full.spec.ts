import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  hyderabad,
  registerDoctor,
  registerHospital,
  registerPatient,
  rememberPlace,
  waitUntilReady,
} from './visitor.ts';

async function hasVisibleFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    if (node !== document.activeElement || !node.matches(':focus-visible')) return false;
    const isOutlined = (shown: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    // A field shows the focus on its frame, a radio button on its label.
    const around = node.matches('input') ? [node.parentElement, node.nextElementSibling] : [];
    return [node, ...around].some((shown) => shown !== null && isOutlined(shown));
  });
}

/** Presses a key until the element has the focus; fails after more presses than a person would make. */
async function focusByKeys(element: Locator, key = 'Tab', max = 40): Promise<void> {
  await element.waitFor({ state: 'attached' });
  const page = element.page();
  for (let presses = 0; presses <= max; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) {
      expect(await hasVisibleFocus(element), `the focus on ${element} can be seen`).toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${element} did not get the focus within ${max} presses of ${key}`);
}

async function press(element: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await focusByKeys(element);
  await element.page().keyboard.press(key);
}

/** Waits for a frame, as a person's typing does. */
function waitForFrame(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}

const booked = (page: Page) => page.getByText('Appointment booked successfully!');

test('E-01 B-07 from the home page to a booked appointment by keyboard alone', async ({ page }) => {
  const patient = await registerPatient(page.request);
  const doctor = await registerDoctor(page.request);
  await registerHospital(page.request, doctor.place);
  await rememberPlace(page, doctor.place);
  await page.goto('/');
  const dialog = page.getByRole('dialog');

  // The skip link comes first, and works.
  await press(page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.locator('main')).toBeFocused();

  // Three steps; Escape returns the focus to the button.
  const book = page.locator('main').getByRole('button', { name: 'Book Appointment', exact: true });
  await press(book);
  await expect(dialog.getByRole('region', { name: 'Specialization' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(book).toBeFocused();
  await waitForFrame(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: 'Specialization' })).toBeFocused();
  await focusByKeys(dialog.getByRole('searchbox'));
  await page.keyboard.type('Chest Pain');
  await press(dialog.getByRole('button', { name: /^Cardiology/ }), 'Space');
  await expect(dialog.getByRole('region', { name: 'Reason' })).toBeFocused();
  await press(dialog.getByRole('button', { name: 'Chest Pain', exact: true }));
  await expect(dialog.getByRole('region', { name: 'Select Hospital' })).toBeFocused();
  // Back one step and forward again.
  await focusByKeys(dialog.getByRole('button', { name: /^Specialization/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(dialog.getByRole('button', { name: /^Cardiology/ }));
  await expect(dialog.getByRole('region', { name: 'Reason' })).toBeFocused();
  await press(dialog.getByRole('button', { name: 'Chest Pain', exact: true }));
  await press(dialog.getByRole('button', { name: /^Care Hospital/ }));

  // The list starts at its heading, not at the header.
  await expect(page).toHaveURL(/\/Care\/doctors-available\?/);
  await expect(page.locator('h1')).toBeFocused();
  const booking = page.getByRole('link', { name: `Book Appointment with ${doctor.name}` });
  await press(booking, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: doctor.name })).toBeFocused();

  // Days and times by arrow keys: today has no slot, tomorrow has.
  await focusByKeys(page.getByRole('radio', { name: 'In the clinic' }));
  await focusByKeys(page.getByRole('radio', { name: 'By video' }), 'ArrowRight', 1);
  const days = page.getByRole('group', { name: 'Date' });
  await focusByKeys(days.getByRole('radio', { checked: true }));
  await focusByKeys(days.getByRole('radio', { name: /4 free$/ }).first(), 'ArrowRight', 3);
  const times = page.getByRole('radiogroup', { name: /^Times on / });
  await focusByKeys(times.getByRole('radio', { name: '09:00' }));
  await page.keyboard.press('Space');
  await focusByKeys(times.getByRole('radio', { name: '09:15' }), 'ArrowRight', 2);
  const bookSlot = page.getByRole('button', { name: /^Book .*, 09:15$/ });
  await press(bookSlot);

  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await press(page.getByRole('button', { name: 'Log in with a password' }));
  await expect(page.getByRole('tab', { name: 'Login' })).toBeFocused();
  await focusByKeys(page.getByRole('textbox', { name: 'Phone number' }));
  await page.keyboard.type(patient.phone);
  await focusByKeys(page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(patient.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/doctors-available\/DoctorDescription\?/);
  await expect(times.getByRole('radio', { name: '09:15', checked: true })).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'By video', checked: true })).toHaveCount(1);
  await press(bookSlot, 'Space');
  await expect(booked(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/patient\/appointments\/APT-\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Requested' })).toBeFocused();
  const visit = page.getByRole('article');
  await expect(visit).toContainText('09:15');
  await expect(visit).toContainText(doctor.name);

  await focusByKeys(page.getByRole('button', { name: /PATIENT/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(dialog.getByRole('button', { name: 'Logout' }));
  await expect(page.getByText('Logged out successfully')).toBeVisible();
});

test('B-04 C-02 dialogs keep the focus, close on Escape and give it back', async ({ page }) => {
  await rememberPlace(page, hyderabad);
  await page.goto('/');
  await waitUntilReady(page);
  const place = page.locator('header').getByRole('button', { name: /^Location/ });
  await press(place);
  const picker = page.getByRole('dialog', { name: 'Where do you need a doctor?' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  // A full round does not leave the dialog.
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog[open]');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(place).toBeFocused();

  const door = page.locator('header').getByRole('button', { name: 'SignUp / Login' });
  await press(door);
  const entrance = page.getByRole('dialog', { name: 'Log in or sign up' });
  await expect(entrance).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entrance).toBeHidden();
  await expect(door).toBeFocused();
  await waitForFrame(page);
  await press(door);
  await focusByKeys(entrance.getByRole('tab', { name: 'Login' }));
  await page.keyboard.press('ArrowRight');
  await expect(entrance.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await press(entrance.getByRole('button', { name: /^Patient/ }));
  await focusByKeys(entrance.getByRole('textbox', { name: 'Full name' }));
  await page.keyboard.type('Meera');
  await waitForFrame(page);
  await page.keyboard.press('Escape');
  const asking = page.getByRole('dialog', { name: 'Discard your details?' });
  await press(asking.getByRole('button', { name: 'Keep editing' }));
  await expect(asking).toBeHidden();
  await expect(entrance.getByRole('textbox', { name: 'Full name' })).toHaveValue('Meera');
  await expect(entrance.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await press(asking.getByRole('button', { name: 'Discard' }));
  await expect(entrance).toBeHidden();
  await expect(door).toBeFocused();
});

test('B-09 B-11 the rows of the home page scroll by keyboard, and the voices stop for it', async ({
  page,
}) => {
  await rememberPlace(page, hyderabad);
  await page.goto('/');
  await waitUntilReady(page);
  const left = (list: Locator) => list.evaluate((row) => row.scrollLeft);
  const doctors = page.getByRole('region', { name: 'Top-rated doctors near Hyderabad' });
  await press(doctors.getByRole('button', { name: 'Next doctors' }));
  const row = doctors.getByRole('list', { name: 'Doctors, highest rated first' });
  await expect.poll(() => left(row)).toBeGreaterThan(400);
  await focusByKeys(row);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => left(row)).toBeLessThan(580);

  const voices = page.getByRole('region', { name: 'What a visit can be like' });
  const pause = voices.getByRole('button', { name: 'Pause stories' });
  await pause.focus();
  // They are hydrated when they are scrolled into view.
  const play = voices.getByRole('button', { name: 'Play stories' });
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(play).toBeFocused({ timeout: 200 });
  }).toPass();
  await focusByKeys(voices.getByRole('button', { name: 'Next stories' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => left(voices.getByRole('list'))).toBeGreaterThan(400);
  await expect(voices.getByText('Story 2 of 6')).toBeAttached();
});
