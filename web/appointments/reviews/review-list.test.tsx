import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Review } from '#contract/appointments/reviews.ts';
import { ReviewList } from './review-list.tsx';

const open = (writePath: string | null, reviews: readonly Review[] = []) => {
  const element = <ReviewList reviews={reviews} onRetry={() => {}} writePath={writePath} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

test('F-14 whoever may write a review is led to it, nobody else', () => {
  open('/dashboard/patient/reviews?doctor=DOC-000042');
  const link = screen.getByRole('link', { name: 'Write a review' });
  expect(link.getAttribute('href')).toBe('/dashboard/patient/reviews?doctor=DOC-000042');
  cleanup();
  open(null);
  screen.getByText('No reviews yet. Be the first to review this doctor!');
  expect(screen.queryByRole('link')).toBeNull();
});

const written = (name: string, verifiedVisit: boolean): Review => ({
  _id: name,
  patientId: { name, photo: { url: null } },
  date: '2026-11-20',
  createdAt: '2026-11-20T10:00:00.000Z',
  rating: verifiedVisit ? 5 : 1,
  comment: `As ${name} saw it.`,
  verifiedVisit,
});
const others = () => screen.getByRole('region', { name: /^Other reviews/ });

test('F-14 others stand below the verified ones, under their own heading with their own count', () => {
  open(null, [
    written('Asha', true),
    written('Kabir', true),
    written('Lata', false),
    written('Mohan', false),
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Patient reviews',
    'Asha',
    'Kabir',
    'Other reviews · 2',
    'Lata',
    'Mohan',
  ]);
  within(others()).getByText('As Mohan saw it.');
  within(others()).getByText(/These stars do not count towards the rating/);
  expect(within(others()).queryByText('Verified visit')).toBeNull();
  expect(screen.getAllByText('Verified visit')).toHaveLength(2);
  screen.getByText('The rating counts verified visits only. While there are few, it stays close to 4.0.');
});

test('F-14 without others there is no heading for them; with others alone, it is said that none is verified', () => {
  open(null, [written('Asha', true)]);
  expect(screen.queryByText(/^Other reviews/)).toBeNull();
  cleanup();
  open(null, [written('Lata', false)]);
  screen.getByText('No reviews of verified visits yet.');
  expect(screen.queryByText(/^The rating counts/)).toBeNull();
  within(others()).getByText('As Lata saw it.');
});

test('F-14 of each kind four are open, and the rest is folded', () => {
  const many = (count: number, verified: boolean) =>
    Array.from({ length: count }, (_, index) => written(`${verified ? 'V' : 'O'}${index}`, verified));
  open(null, [...many(6, true), ...many(9, false)]);
  screen.getByText('Show 2 more reviews');
  within(others()).getByText('Show 5 more reviews');
});
