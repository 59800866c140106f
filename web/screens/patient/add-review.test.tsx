import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problem } from '#web/testing/problem-response.ts';
import {
  arun,
  cleanUpReviews,
  comment,
  createReview,
  createUser,
  fill,
  findReviewCard,
  findToast,
  getFieldValue,
  meera,
  openReviews,
  picker,
  type ReviewsServer,
  rating,
  setUpReviews,
  submit,
} from '#web/testing/screens/reviews.tsx';

let server: ReviewsServer;
beforeEach(() => {
  server = setUpReviews();
});
afterEach(cleanUpReviews);

test('F-14 doctors seen come first, without a word typed; others by name', async () => {
  const person = createUser();
  openReviews(server);
  await person.click(picker());
  const seen = await screen.findByRole('group', { name: 'Doctors you’ve seen' });
  expect(within(seen).getAllByRole('option')).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Other doctors' })).toBeNull();
  await person.type(picker(), 'bhatt');
  const others = await screen.findByRole('group', { name: 'Other doctors' });
  within(others).getByRole('option', { name: /Zubin Bhatt/ });
  await person.clear(picker());
  await person.type(picker(), 'nobody');
  await screen.findAllByText('No doctors found with this name.');
});

test('F-14 by keyboard alone: arrows, Enter and Escape in the choice, arrows among the stars', async () => {
  const person = createUser();
  openReviews(server);
  await person.click(picker());
  await screen.findByRole('option', { name: /Meera Iyer/ });
  await person.keyboard('{Escape}');
  expect(picker().getAttribute('aria-expanded')).toBe('false');
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const active = document.getElementById(picker().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toContain('Dr. Arun Shah');
  await person.keyboard('{ArrowDown}{Enter}');
  expect(getFieldValue(picker())).toBe('Dr. Meera Iyer');
  expect(picker().getAttribute('aria-expanded')).toBe('false');
  await person.tab();
  await person.keyboard(' {ArrowRight}{ArrowRight}');
  expect(rating('3 stars: Fair')).toHaveProperty('checked', true);
  await person.tab();
  await person.keyboard('Fine.');
  await person.tab();
  await person.keyboard('{Enter}');
  await findToast('Review added!');
  expect(server.sentTo('POST /reviews')).toEqual([
    { doctorId: 'DOC-000001', rating: 3, comment: 'Fine.', mayQuote: false },
  ]);
});

test('F-14 a review is added, shown and stood on; the form is empty again', async () => {
  server.reviews = [createReview(arun, 2, 'Late.')];
  const person = createUser();
  openReviews(server);
  await findReviewCard('Dr. Arun Shah');
  await fill(person);
  await person.click(submit());
  await findToast('Review added!');
  const card = await findReviewCard('Dr. Meera Iyer');
  within(card).getByText('Listened well.');
  within(card).getByText('Verified visit');
  expect(document.activeElement).toBe(card);
  expect(screen.getAllByRole('article')[0]).toBe(card);
  expect([getFieldValue(picker()), comment().textContent]).toEqual(['', '']);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('F-14 all three are required, each said beside its field, and nothing is sent', async () => {
  const person = createUser();
  openReviews(server);
  await person.click(submit());
  await screen.findByText('Choose a doctor from the list.');
  screen.getByText('Choose 1 to 5 stars.');
  screen.getByText('This field is required.');
  expect(document.activeElement).toBe(picker());
  expect(screen.getByRole('radiogroup', { name: 'Your rating' }).getAttribute('aria-invalid')).toBe('true');
  await fill(person);
  await person.clear(comment());
  await person.type(comment(), '   ');
  await person.click(submit());
  screen.getByText('This field is required.');
  expect(server.sentTo('POST /reviews')).toEqual([]);
});

test('F-14 words typed after the choice are no doctor', async () => {
  const person = createUser();
  openReviews(server);
  await fill(person);
  await person.type(picker(), 'x');
  await person.keyboard('{Escape}');
  await person.click(submit());
  await screen.findByText('Choose a doctor from the list.');
  expect(server.sentTo('POST /reviews')).toEqual([]);
});

test('F-14 a comment over 2,000 characters is counted and refused, not cut off', async () => {
  const person = createUser();
  openReviews(server);
  await fill(person);
  await person.clear(comment());
  await person.click(comment());
  await person.paste('x'.repeat(2001));
  screen.getByText('2,001 of 2,000');
  await person.click(submit());
  await screen.findByText('This is too long.');
  expect(comment()).toHaveProperty('value', 'x'.repeat(2001));
  expect(server.sentTo('POST /reviews')).toEqual([]);
});

test('F-14 failed: "Failed to add review", why, and everything typed is still there', async () => {
  const person = createUser();
  openReviews(server);
  await fill(person);
  server.answers['POST /reviews'] = problem(503, 'unavailable', 'Please try again in a moment.');
  await person.click(submit());
  await screen.findByText('Failed to add review');
  screen.getByText('Please try again in a moment.');
  expect(getFieldValue(picker())).toBe('Dr. Meera Iyer');
  expect(comment()).toHaveProperty('value', 'Listened well.');
  delete server.answers['POST /reviews'];
  await person.click(submit());
  await findReviewCard('Dr. Meera Iyer');
});

test('F-14 what the server finds wrong with a field stands beside it', async () => {
  const person = createUser();
  openReviews(server);
  await fill(person);
  const fields = [{ field: 'comment', message: 'This contains a character we can’t save.' }];
  server.answers['POST /reviews'] = problem(400, 'invalid_request', 'Please check.', { fields });
  await person.click(submit());
  await screen.findByText('This contains a character we can’t save.');
  expect(document.activeElement).toBe(comment());
});

test('F-14 what is being written outlives a look at another screen', async () => {
  const person = createUser();
  openReviews(server);
  await fill(person);
  cleanup();
  openReviews(server);
  expect(getFieldValue(picker())).toBe('Dr. Meera Iyer');
  expect(rating('4 stars: Good')).toHaveProperty('checked', true);
  expect(comment()).toHaveProperty('value', 'Listened well.');
});

test('F-14 a doctor reviewed already leads to that review', async () => {
  server.reviews = [createReview(meera, 2, 'Late.')];
  const person = createUser();
  openReviews(server);
  await findReviewCard('Dr. Meera Iyer');
  await person.click(picker());
  await person.click(await screen.findByRole('option', { name: /Meera Iyer/ }));
  await screen.findByText('You’ve already reviewed this doctor.');
  expect(submit()).toHaveProperty('disabled', true);
  await person.click(screen.getByRole('button', { name: 'Edit your review' }));
  await screen.findByRole('form', { name: 'Review for Dr. Meera Iyer' });
});

test('F-14 a review written in another tab meanwhile is found and offered', async () => {
  const person = createUser();
  openReviews(server);
  await fill(person);
  server.reviews = [createReview(meera, 2, 'Late.')];
  const exists = 'You’ve already reviewed this doctor. You can edit your review.';
  server.answers['POST /reviews'] = problem(409, 'review_exists', exists);
  await person.click(submit());
  await screen.findByRole('button', { name: 'Edit your review' });
  expect(comment()).toHaveProperty('value', 'Listened well.');
});

test.each([
  ['DOC-000003', 'Dr. Zubin Bhatt'],
  ['DOC-999999', ''],
])('F-14 a link about %s chooses %j', async (id, name) => {
  openReviews(server, `/dashboard/patient/reviews?doctor=${id}`);
  expect(getFieldValue(await screen.findByRole('combobox'))).toBe(name);
});
