import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Review } from '#contract/appointments/reviews.ts';
import { ReviewList } from './review-list.tsx';

const renderReviews = (writePath: string | null, reviews: readonly Review[] = []) => {
  const element = <ReviewList reviews={reviews} onRetry={() => {}} writePath={writePath} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

test('F-14 whoever may write a review is led to it, nobody else', () => {
  renderReviews('/dashboard/patient/reviews?doctor=DOC-000042');
  const link = screen.getByRole('link', { name: 'Write a review' });
  expect(link.getAttribute('href')).toBe('/dashboard/patient/reviews?doctor=DOC-000042');
  cleanup();
  renderReviews(null);
  screen.getByText('No reviews yet. Be the first to review this doctor!');
  expect(screen.queryByRole('link')).toBeNull();
});

const buildReview = (name: string, verifiedVisit: boolean): Review => ({
  _id: name,
  patientId: { name, photo: { url: null } },
  date: '2026-11-20',
  createdAt: '2026-11-20T10:00:00.000Z',
  rating: verifiedVisit ? 5 : 1,
  comment: `As ${name} saw it.`,
  verifiedVisit,
});
const getOtherReviews = () => screen.getByRole('region', { name: /^Other reviews/ });

test('F-14 others stand below the verified ones, under their own heading with their own count', () => {
  renderReviews(null, [
    buildReview('Asha', true),
    buildReview('Kabir', true),
    buildReview('Lata', false),
    buildReview('Mohan', false),
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Patient reviews',
    'Asha',
    'Kabir',
    'Other reviews · 2',
    'Lata',
    'Mohan',
  ]);
  within(getOtherReviews()).getByText('As Mohan saw it.');
  within(getOtherReviews()).getByText(/Their stars don’t count towards the rating/);
  expect(within(getOtherReviews()).queryByText('Verified visit')).toBeNull();
  expect(screen.getAllByText('Verified visit')).toHaveLength(2);
  screen.getByText('Ratings count verified visits only. With few reviews, they stay close to 4.0.');
});

test('F-14 without others there is no heading for them; with others alone, it is said that none is verified', () => {
  renderReviews(null, [buildReview('Asha', true)]);
  expect(screen.queryByText(/^Other reviews/)).toBeNull();
  cleanup();
  renderReviews(null, [buildReview('Lata', false)]);
  screen.getByText('No verified reviews yet.');
  expect(screen.queryByText(/^Ratings count ver/)).toBeNull();
  within(getOtherReviews()).getByText('As Lata saw it.');
});

test('F-14 of each kind four are open, and the rest is folded', () => {
  const buildReviews = (count: number, verified: boolean) =>
    Array.from({ length: count }, (_, index) => buildReview(`${verified ? 'V' : 'O'}${index}`, verified));
  renderReviews(null, [...buildReviews(6, true), ...buildReviews(9, false)]);
  screen.getByText('Show 2 more reviews');
  within(getOtherReviews()).getByText('Show 5 more reviews');
});
