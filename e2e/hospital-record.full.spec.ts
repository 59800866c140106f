import { expect, type Page, test } from '@playwright/test';
import { openBusyHospital } from './open-busy-hospital.ts';
import { createPhone, registerPatient, rememberToken } from './visitor.ts';

test('M-03 a record that is opened in an emergency is told to the patient and the owner, and stands in the log', async ({
  request,
  browser,
}) => {
  const newPage = async (token: string): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    await rememberToken(page, token);
    return page;
  };
  const { owner: ownerToken, today } = await openBusyHospital(request, 1, 0);
  const call = async <Answer>(path: string, token: string, data?: object): Promise<Answer> => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await request.fetch(`/api${path}`, {
      headers,
      ...(data && { data, method: 'POST' }),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Answer;
  };
  const patient = await registerPatient(request, 'Asha Menon');
  const { doctors } = await call<{ doctors: { doctorId: string }[] }>('/hospital/doctors', ownerToken);
  await call('/appointments/book', patient.token, {
    doctorId: doctors[0]?.doctorId,
    date: today,
    slotNumber: '16:00',
    reason: 'Fever',
  });
  const { secret } = await call<{ secret: string }>('/hospital/invitations', ownerToken, {
    role: 'nurse',
    name: 'Mary Thomas',
  });
  const nurseForm = { secret, name: 'Mary Thomas', phone: createPhone(), password: 'teal kettle' };
  const nurse = await newPage(
    (await call<{ token: string }>('/hospital/invitations/accept', '', nurseForm)).token,
  );

  await nurse.goto('/dashboard/hospital/patients?q=asha');
  await nurse.getByRole('link', { name: /Asha Menon/ }).click();
  await nurse.getByRole('button', { name: 'Record vitals' }).click();
  await nurse.getByLabel(/Heart rate/).fill('72');
  await nurse.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(nurse.getByText('72 BPM')).toBeVisible();
  await expect(nurse.getByText('Fever')).toHaveCount(0);

  await nurse.getByRole('link', { name: 'Open record in an emergency' }).click();
  await nurse.getByLabel('Why is this urgent?').fill('Unconscious, no relatives here');
  await nurse.getByRole('button', { name: 'Open for 30 minutes' }).click();
  await expect(nurse.getByText(/^Open until/)).toBeVisible();
  await expect(nurse.getByText('Allergies not asked about')).toBeVisible();

  const owner = await newPage(ownerToken);
  await owner.goto('/dashboard/hospital');
  const card = owner.getByRole('region', { name: 'A record was opened in an emergency' });
  await expect(card).toContainText('Mary Thomas');
  await expect(card).toContainText('Unconscious, no relatives here');
  await card.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(card).toHaveCount(0);
  await owner.goto('/dashboard/hospital/activity-log?event=emergency');
  await expect(
    owner.getByRole('listitem').filter({ hasText: 'Unconscious, no relatives here' }).first(),
  ).toContainText('Mary Thomas');

  const page = await newPage(patient.token);
  await page.goto('/dashboard/patient/people');
  await expect(page.getByText('Reason: Unconscious, no relatives here').first()).toBeVisible();
});
