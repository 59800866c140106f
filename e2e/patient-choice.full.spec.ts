import { type APIRequestContext, expect, test } from '@playwright/test';
import { guardianshipVersion } from '#domain/patients/guardianship.ts';
import { bookRequestedVisit } from './accepted-visit.ts';
import { findViolations } from './axe.ts';
import { bookForChild, expectBookedVisit, findBookButton, registerDoctorToday } from './book-for-child.ts';
import { addChild, openPeople } from './families.ts';
import { type Account, type Doctor, registerPatient, rememberToken, waitUntilReady } from './visitor.ts';

const as = ({ token }: Account) => ({ authorization: `Bearer ${token}` });
const sent = async (request: APIRequestContext, doctor: Doctor, path: string, data: object) => {
  const answer = await request.put(`/api/appointments/${path}`, { headers: as(doctor), data });
  expect(answer.status(), await answer.text()).toBe(200);
};

async function bookChildVisit(request: APIRequestContext, mother: Account, doctor: Doctor): Promise<string> {
  const child = { name: 'Arjun Iyer', gender: 'Male', birthYear: 2018, relation: 'child' };
  const added = await request.post('/api/people/minors', {
    headers: as(mother),
    data: { ...child, statement: guardianshipVersion },
  });
  expect(added.status(), await added.text()).toBe(201);
  const { person } = (await added.json()) as { person: { patientId: string } };
  const { patientId } = person;
  return bookRequestedVisit(request, mother, doctor, { slotNumber: '16:30', date: doctor.today, patientId });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('J-05 whoever looks after nobody is not asked, and books with one tap', async ({ page }) => {
    const { address } = await registerDoctorToday(page.request);
    await rememberToken(page, (await registerPatient(page.request)).token);
    await page.goto(address);
    await waitUntilReady(page);
    await expect(page.getByRole('link', { name: 'Book for someone else' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Booking for' })).toHaveCount(0);
    await findBookButton(page).click();
    await expectBookedVisit(page);
    await expect(page.getByText(/^For /)).toHaveCount(0);
    await page.goto('/dashboard/patient');
    await expect(page.locator('main [data-appointment]')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Show appointments for' })).toHaveCount(0);
  });

  test('J-05 the times stay where they are when it becomes known whom a patient looks after', async ({
    page,
  }) => {
    const { address } = await registerDoctorToday(page.request);
    await openPeople(page, await registerPatient(page.request));
    await addChild(page);
    const known = Promise.withResolvers<void>();
    await page.route('**/api/patients/appointments/open?*', async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.goto(address);
    await waitUntilReady(page);
    const whose = page.getByRole('combobox', { name: 'Booking for' });
    const time = page.getByRole('radio', { name: /^16:30/ });
    const before = await time.boundingBox();
    await expect(whose).toHaveCount(0);
    known.resolve();
    await expect(whose).toBeVisible();
    expect([before, await time.boundingBox()]).toEqual([expect.anything(), before]);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('J-05 a mother books for her child, whose name stands in lists, on a desktop', ({ page }) =>
    bookForChild(page));
});

for (const [name, viewport] of [
  ['on a phone', { width: 360, height: 800 }],
  ['on a desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`J-05 the name of a child stands at the doctor, in papers and messages, ${name}`, async ({
      page,
      browser,
    }) => {
      const { doctor } = await registerDoctorToday(page.request);
      const mother = await registerPatient(page.request);
      const appointmentId = await bookChildVisit(page.request, mother, doctor);
      await rememberToken(page, mother.token);

      const theirs = await (await browser.newContext()).newPage();
      await rememberToken(theirs, doctor.token);
      await theirs.goto(`/dashboard/appointments/${appointmentId}`);
      await expect(theirs.getByText('Booked by Meera Iyer (mother)')).toBeVisible();
      await expect(theirs.getByRole('link', { name: `+91 ${mother.phone}` }).first()).toBeVisible();
      await expect(theirs.getByText('Meera Iyer (mother)', { exact: true }).first()).toBeVisible();
      expect(await findViolations(theirs, 'main')).toEqual([]);
      await theirs.context().close();

      await sent(page.request, doctor, 'respond', { appointmentId, action: 'accept' });
      await sent(page.request, doctor, `update-status/${appointmentId}`, {
        appStatus: 'Completed',
        prescription: { diagnosis: 'Common cold', advice: 'Rest' },
      });
      await page.goto('/dashboard/patient/appointments');
      const past = page.getByRole('region', { name: 'History' }).locator('details').first();
      await past.locator('summary').first().click();
      await expect(past).toContainText('For Arjun Iyer');
      await past.getByRole('button', { name: 'View prescription' }).click();
      const paper = page.getByRole('dialog');
      await expect(paper.getByText('Arjun Iyer').first()).toBeVisible();
      await expect(paper.getByText('Common cold')).toBeVisible();
      expect(await findViolations(page, 'dialog[open]')).toEqual([]);
      await page.keyboard.press('Escape');

      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Notifications|Unread notifications: \d+)$/ })
        .click();
      await expect(page.getByText(/^Arjun Iyer: /).first()).toBeVisible();
    });
  });
}
