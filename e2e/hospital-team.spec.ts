import { expect, test } from '@playwright/test';
import { acceptInvite, createInviteLink, memberPassword, openAnotherBrowser } from './team-invites.ts';
import { registerOwner, rememberToken } from './visitor.ts';

test('M-01 M-02 an owner invites a receptionist, who joins, has no place that leads, and is out when her time ends', async ({
  browser,
  page: owner,
  request,
}) => {
  await rememberToken(owner, await registerOwner(request));
  const link = await createInviteLink(owner, 'Kavya Pillai');
  await expect(owner.getByText('Pending invitations')).toBeVisible();

  const receptionist = await openAnotherBrowser(browser);
  await acceptInvite(receptionist, link);
  await expect(receptionist.getByRole('button', { name: /Kavya Pillai/ })).toContainText('RECEPTIONIST');
  const places = receptionist.getByRole('navigation').getByRole('link');
  await expect(places.filter({ hasText: 'Patients' }).first()).toBeVisible();
  await expect(places.filter({ hasText: /^(Reports|Activity log|Settings)$/ })).toHaveCount(0);
  await receptionist.goto('/dashboard/hospital/activity-log');
  await expect(receptionist.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();

  const second = await openAnotherBrowser(browser);
  await second.goto(link);
  await expect(second.getByText('This invitation has already been used.')).toBeVisible();

  await owner.reload();
  await owner.getByRole('button', { name: 'Edit Kavya Pillai' }).click();
  await owner.getByRole('button', { name: 'Remove from team' }).click();
  await expect(owner.getByText(/need a new invitation to come back/)).toBeVisible();
  await owner.getByRole('button', { name: 'Remove from team' }).click();
  await expect(owner.getByText('Membership ended.')).toBeVisible();
  // Her screen sends no requests, and she is logged out all the same.
  await receptionist.goto('/dashboard/hospital/patients');
  const over = receptionist.getByRole('dialog', { name: 'You’ve been logged out' });
  await over.getByLabel('Password', { exact: true }).fill(memberPassword);
  await over.getByRole('button', { name: 'Log In' }).click();
  await expect(over.getByText('You’re no longer on this hospital’s team')).toBeVisible();
  await over.getByRole('button', { name: 'Logout' }).click();
  await receptionist.goto('/login');
  await expect(receptionist.getByRole('form', { name: 'Log In' })).toBeVisible();

  const own = owner.locator('[data-member]').filter({ hasText: 'Owner' });
  await own.getByRole('button').click();
  await owner.getByRole('button', { name: 'Leave this hospital' }).click();
  await owner.getByRole('button', { name: 'Leave this hospital' }).click();
  await expect(owner.getByText('A hospital needs at least one owner.')).toBeVisible();
});
