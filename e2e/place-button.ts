import { expect, type Page } from '@playwright/test';

export const placeButton = (page: Page) =>
  page.locator('header').getByRole('button', { name: /^Location: / });

export const shows = (page: Page, place: string) =>
  expect(placeButton(page)).toHaveAccessibleName(`Location: ${place}. Change it`);
