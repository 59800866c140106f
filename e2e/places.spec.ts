import { expect, test } from '@playwright/test';
import { expectPlace } from './place-button.ts';

test('B-02 B-06 the first visit finds out where the visitor is, and the doctors follow', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await page.goto('/');
  await expectPlace(page, 'Hyderabad');
  await expect(page.getByRole('heading', { name: 'Top-rated doctors near Hyderabad' })).toBeVisible();
  await page.reload();
  await expectPlace(page, 'Hyderabad');
});
