import { expect, test } from 'vitest';
import { type Locale, locales } from '#messages/runtime.js';
import { createRefusalPage, type RefusedPage } from './refusal-page.ts';

const busy: RefusedPage = {
  code: 'busy',
  status: 503,
  locale: 'en',
  theme: null,
  wait: 3,
  requestId: '7k2m-9xqf-3hdw',
};
const stripTags = (html: string) => html.replace(/<head>[\s\S]*<\/head>|<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test.each([
  ['busy', { code: 'busy', status: 503 }, 'HAMS is busy right now'],
  ['unavailable', { code: 'unavailable', status: 503 }, 'HAMS isn’t available right now'],
  ['asked too often', { code: 'too_many_requests', status: 429 }, 'One moment, please'],
  ['broken', { code: 'internal', status: 500 }, 'Something went wrong'],
] as const)('B-13 a page of a site that is %s says so', (_, refusal, title) => {
  const html = createRefusalPage({ ...busy, ...refusal });
  expect(html).toContain(`<title>${title} | HAMS</title>`);
  expect(stripTags(html)).toContain(title);
});

test('B-13 the page tries again by itself where waiting helps, and has links for whoever does not wait', () => {
  expect(createRefusalPage(busy)).toContain('<meta http-equiv="refresh" content="3">');
  expect(stripTags(createRefusalPage(busy))).toContain('This page retries automatically.');
  const final = createRefusalPage({ ...busy, code: 'internal', status: 500, wait: null });
  expect(final).not.toContain('refresh');
  expect(stripTags(final)).not.toContain('automatically');
  for (const html of [createRefusalPage(busy), final]) {
    expect(html).toMatch(/<a href=""[^>]*>Try again</);
    expect(html).toMatch(/<a href="\/"[^>]*>Go to Home</);
  }
});

test('B-13 how long to wait stands in the sentence', () => {
  const html = createRefusalPage({
    ...busy,
    code: 'too_many_requests',
    status: 429,
    wait: 120,
    extra: { waitMinutes: 2 },
  });
  expect(stripTags(html)).toContain('Try again in 2 minutes.');
});

test('P-07 the page of a failure says by which reference the clinic finds it, in every language', () => {
  for (const locale of locales) {
    const text = stripTags(createRefusalPage({ ...busy, locale, code: 'internal', status: 500, wait: null }));
    expect(text, locale).toContain(busy.requestId);
  }
  expect(stripTags(createRefusalPage(busy))).not.toContain(busy.requestId);
});

test('B-13 the page is in the language of its reader, whole', () => {
  const titles = locales.map((locale: Locale) => {
    const html = createRefusalPage({ ...busy, locale });
    expect(html).toContain(`<html lang="${locale}"`);
    return /<h1[^>]*>([^<]*)/.exec(html)?.[1];
  });
  expect(new Set(titles).size).toBe(locales.length);
});

test('B-13 the page brings nothing that the policy forbids, and follows the chosen theme', () => {
  expect(createRefusalPage(busy)).not.toMatch(/<script|<style|stylesheet| on\w+=/);
  expect(createRefusalPage(busy)).toContain('color-scheme:light dark;');
  expect(createRefusalPage({ ...busy, theme: 'dark' })).toContain('color-scheme:dark;');
});
