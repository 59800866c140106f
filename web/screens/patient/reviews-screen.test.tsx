import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problem } from '#web/testing/problem-response.ts';
import {
  arun,
  cleanUpReviews,
  createReview,
  createUser,
  findReviewCard,
  findToast,
  findToastButton,
  meera,
  openReviews,
  type ReviewsServer,
  setUpReviews,
} from '#web/testing/screens/reviews.tsx';

let server: ReviewsServer;
beforeEach(() => {
  server = setUpReviews();
});
afterEach(cleanUpReviews);

test('F-14 none yet: what to do about it', async () => {
  openReviews(server);
  await screen.findByText('You haven’t written any reviews yet.');
  screen.getByRole('heading', { level: 1, name: 'Reviews' });
});

test('F-14 "Failed to fetch reviews", why, and Retry', async () => {
  const person = createUser();
  server.answers['GET /reviews'] = problem(503, 'unavailable', 'Please try again in a moment.');
  openReviews(server);
  await screen.findByText('Failed to fetch reviews');
  screen.getByText('Please try again in a moment.');
  delete server.answers['GET /reviews'];
  server.reviews = [createReview(arun, 2, 'Late.')];
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await findReviewCard('Dr. Arun Shah');
});

const edit = 'Edit: Review for Dr. Arun Shah';
const remove = 'Delete: Review for Dr. Arun Shah';

test('F-14 edited in its place: the keyboard goes in and comes back', async () => {
  server.reviews = [createReview(arun, 2, 'Late.')];
  const person = createUser();
  openReviews(server);
  await person.click(await screen.findByRole('button', { name: edit }));
  const form = await screen.findByRole('form', { name: 'Review for Dr. Arun Shah' });
  const stars = within(form).getByRole('radio', { name: '2 stars: Poor' });
  expect(document.activeElement).toBe(stars);
  await person.keyboard('{ArrowRight}');
  await person.type(within(form).getByRole('textbox'), ' But kind.');
  await person.click(within(form).getByRole('button', { name: 'Save changes' }));
  await findToast('Review updated!');
  expect(server.sentTo(`PUT /reviews/${server.reviews[0]?._id}`)).toEqual([
    { rating: 3, comment: 'Late. But kind.', mayQuote: false },
  ]);
  const card = await findReviewCard('Dr. Arun Shah');
  within(card).getByText('Late. But kind.');
  within(card).getByText(/Edited/);
  expect(document.activeElement).toBe(card);
});

test('F-14 an edit that is cancelled changes nothing; one that fails loses nothing', async () => {
  server.reviews = [createReview(arun, 2, 'Late.')];
  const person = createUser();
  openReviews(server);
  await person.click(await screen.findByRole('button', { name: edit }));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Late.');
  await person.click(screen.getByRole('button', { name: edit }));
  const form = await screen.findByRole('form', { name: 'Review for Dr. Arun Shah' });
  await person.clear(within(form).getByRole('textbox'));
  await person.click(within(form).getByRole('button', { name: 'Save changes' }));
  await within(form).findByText('This field is required.');
  expect(server.sentTo('PUT /reviews/:id')).toEqual([]);
  await person.type(within(form).getByRole('textbox'), 'Never late.');
  server.answers['PUT /reviews/:id'] = problem(404, 'review_not_found', 'We couldn’t find this review.');
  await person.click(within(form).getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Failed to update review');
  within(form).getByText('We couldn’t find this review.');
  expect(within(form).getByRole('textbox')).toHaveProperty('value', 'Never late.');
});

test('F-14 deleted at once; Undo has the keyboard and writes the same review again', async () => {
  server.reviews = [createReview(arun, 2, 'Late.'), createReview(meera, 5, 'Kind.')];
  const person = createUser();
  openReviews(server);
  await person.click(await screen.findByRole('button', { name: remove }));
  await findToast('Review deleted successfully');
  expect(screen.queryByText('Late.')).toBeNull();
  const undo = await findToastButton(/^Undo: Review for Dr. Arun Shah$/);
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await person.keyboard('{Enter}');
  await screen.findByText('Your review has been restored.');
  expect(server.sentTo('POST /reviews')).toEqual([{ doctorId: 'DOC-000002', rating: 2, comment: 'Late.' }]);
  const card = await findReviewCard('Dr. Arun Shah');
  expect(document.activeElement).toBe(card);
});

test('F-14 Undo dismissed by Escape: the keyboard goes on in the list; with nothing left, at its heading', async () => {
  server.reviews = [createReview(arun, 2, 'Late.'), createReview(meera, 5, 'Kind.')];
  const person = createUser();
  openReviews(server);
  await person.click(await screen.findByRole('button', { name: remove }));
  await findToastButton(/^Undo/);
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(await findReviewCard('Dr. Meera Iyer'));
  await person.click(screen.getByRole('button', { name: /^Delete/ }));
  await findToastButton(/^Undo/);
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your reviews' }));
});

test('F-14 an Undo that fails can be tried again: the words are not lost', async () => {
  server.reviews = [createReview(arun, 2, 'Late.')];
  const person = createUser();
  openReviews(server);
  await person.click(await screen.findByRole('button', { name: remove }));
  await findToastButton(/^Undo/);
  server.answers['POST /reviews'] = problem(503, 'unavailable', 'Please try again in a moment.');
  await person.keyboard('{Enter}');
  const retry = await findToastButton(/^Try again: Review for Dr. Arun Shah$/);
  delete server.answers['POST /reviews'];
  await person.click(retry);
  await findReviewCard('Dr. Arun Shah');
  expect(server.reviews).toEqual([expect.objectContaining({ rating: 2, comment: 'Late.' })]);
});

test.each([
  [
    'what the server says',
    () => problem(404, 'review_not_found', 'There is no such review.'),
    'There is no such review.',
  ],
  ['that it failed', () => Promise.reject(new TypeError('offline')), 'Failed to delete review'],
])('F-14 a deletion that fails says %s', async (_, refusal, text) => {
  server.reviews = [createReview(arun, 2, 'Late.')];
  const person = createUser();
  openReviews(server);
  const button = await screen.findByRole('button', { name: remove });
  server.answers['DELETE /reviews/:id'] = refusal;
  await person.click(button);
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});
