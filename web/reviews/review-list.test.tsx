// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ReviewList } from './review-list.tsx';

afterEach(cleanup);

const open = (writePath: string | null) => {
  const element = <ReviewList reviews={[]} onRetry={() => {}} writePath={writePath} />;
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
