import { expect, type Page } from '@playwright/test';

export const findPlaceButton = (page: Page) =>
  page.locator('header').getByRole('button', { name: /^Location:/ });

export const expectPlace = (page: Page, place: string) =>
  expect(findPlaceButton(page)).toHaveAccessibleName(`Location: ${place}. Change`);
