import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  arun,
  cleanUpReviews,
  createReview,
  createUser,
  fill,
  findReviewCard,
  findToastButton,
  openReviews,
  picker,
  type ReviewsServer,
  setUpReviews,
  submit,
} from '#web/testing/screens/reviews.tsx';

let server: ReviewsServer;
beforeEach(() => {
  server = setUpReviews();
});
afterEach(cleanUpReviews);

test('F-14 adds and deletes by the real calls, and Undo works inside of it', async () => {
  server.reviews = [createReview(arun, 2, 'Late.')];
  const person = createUser();
  openReviews(server, '/dashboard/patient');
  await person.click(screen.getByRole('button', { name: 'Write a review' }));
  await screen.findByRole('heading', { level: 3, name: 'Add a Review' });
  await fill(person);
  await person.click(submit());
  await findReviewCard('Dr. Meera Iyer');
  await person.click(screen.getByRole('button', { name: 'Delete: Review for Dr. Arun Shah' }));
  const undo = await findToastButton(/^Undo/);
  expect(undo.closest('dialog')).not.toBeNull();
  expect(server.sentTo('POST /reviews')).toHaveLength(1);
  expect(server.sentTo('DELETE /reviews/:id')).toHaveLength(1);
});

test('F-14 a closed dialog keeps what was typed; Escape in the open choice closes the choice alone', async () => {
  const person = createUser();
  openReviews(server, '/dashboard/patient');
  const button = screen.getByRole('button', { name: 'Write a review' });
  await person.click(button);
  await screen.findByRole('heading', { level: 3, name: 'Add a Review' });
  await fill(person);
  await person.click(picker());
  await person.keyboard('{Escape}');
  screen.getByRole('heading', { level: 3, name: 'Add a Review' });
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('heading', { name: 'Add a Review' })).toBeNull();
  await person.click(button);
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toHaveProperty(
    'value',
    'Listened well.',
  );
});
