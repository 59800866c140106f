import { cleanup, screen, within } from '@testing-library/react';
import { matchRoutes, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRoutes } from '#web/router.tsx';
import { openPage } from '#web/testing/open-page.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { SiteFooter } from './site-footer.tsx';

const server = fakeServer();

beforeEach(() => {
  document.documentElement.dataset.origin = 'https://hams.example';
  openPage(server, [{ path: '/', Component: SiteFooter }]);
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.origin;
});

const footer = () => within(screen.getByRole('contentinfo'));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href') ?? '');

test('B-11 the footer has four columns and a copyright line', () => {
  const titles = footer()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['Overview', 'Company', 'Explore', 'Social']);
  footer().getByText(/© HAMS contributors/);
  footer().getByRole('link', { name: 'In an emergency, call 108' });
});

test('B-11 every place that the footer leads to is there', () => {
  const routes: RouteObject[] = createRoutes({ call: server.call, place: () => null }, []);
  const places = hrefs(within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link'));
  expect(places).toEqual([
    '/',
    '/services',
    '/faqs',
    '/aboutUs',
    '/contact',
    '/privacy',
    '/terms',
    '/api/docs/',
    '/doctors-available',
    '/heart',
    '/login',
  ]);
  for (const place of places.filter((each) => !each.startsWith('/api/'))) {
    const found = matchRoutes(routes, place)?.at(-1)?.route.path;
    expect([place, found]).not.toEqual([place, '*']);
  }
});

test('B-11 social: no account is pretended; the links tell somebody else where this is', () => {
  footer().getByText(/^We’re not on social media\. Share this/);
  const shares = hrefs(['WhatsApp', 'Facebook', 'Email'].map((name) => footer().getByRole('link', { name })));
  expect(shares).toHaveLength(3);
  for (const share of shares) {
    expect(share).toMatch(/^(https:\/\/(wa\.me|www\.facebook\.com)\/|mailto:\?)/);
    expect(decodeURIComponent(share)).toContain('https://hams.example/');
  }
});
