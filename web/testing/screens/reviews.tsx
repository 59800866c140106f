import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { vi } from 'vitest';
import type { OwnReview } from '#contract/appointments/reviews.ts';
import type { Output } from '#web/api/client.ts';
import { sessionStore } from '#web/api/session.ts';
import { ReviewModalButton } from '#web/screens/patient/review-modal.tsx';
import { PatientReviewsScreen } from '#web/screens/patient/reviews-screen.tsx';
import { encodeToken } from '../accounts/log-in.ts';
import { openPage } from '../open-page.tsx';
import { problem } from '../problem-response.ts';
import { fakeServer } from '../server.ts';

type Doctor = Output<'GET /reviews/doctors'>[number];
const doctor = (id: number, name: string, seen: boolean): Doctor => ({
  doctorId: `DOC-00000${id}`,
  name,
  specialization: 'Cardiology',
  photo: { url: null },
  seen,
  reviewId: null,
});
export const meera = doctor(1, 'Dr. Meera Iyer', true);
export const arun = doctor(2, 'Dr. Arun Shah', true);
const zubin = doctor(3, 'Dr. Zubin Bhatt', false);

let lastId = 0;
export const createReview = ({ doctorId, name }: Doctor, rating: number, comment: string): OwnReview => {
  lastId += 1;
  return {
    _id: String(lastId),
    doctorId,
    doctorName: name,
    specialization: 'Cardiology',
    doctorPhoto: null,
    patientId: { _id: '7', patientId: 'PAT-000007', name: 'Asha Menon', photo: { url: null } },
    date: '2026-11-20',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    mayQuote: false,
    rating,
    comment,
    verifiedVisit: doctorId === meera.doctorId,
  };
};
/** A fake server for a patient who reviews doctors; a test may change the stored reviews. */
function reviewsServer() {
  const state = { reviews: [] as OwnReview[] };
  const server = fakeServer({
    'GET /reviews/doctors': ({ search }) => {
      const name = (search.get('name') ?? '').toLowerCase();
      return [meera, arun, ...(name ? [zubin] : [])].filter((one) => one.name.toLowerCase().includes(name));
    },
    'GET /reviews': () => state.reviews,
    'GET /doctors/DOC-000003/profile': Response.json({ doctor: zubin }),
    'POST /reviews': ({ body }) => {
      const written = body as Pick<OwnReview, 'doctorId' | 'rating' | 'comment'>;
      const about = [meera, arun, zubin].find(({ doctorId }) => doctorId === written.doctorId) ?? meera;
      const review = createReview(about, written.rating, written.comment);
      state.reviews = [review, ...state.reviews];
      return { message: 'Review added!', review };
    },
    'PUT /reviews/:id': ({ params, body }) => {
      const before = state.reviews.find(({ _id }) => _id === params.id);
      if (!before) return problem(404, 'review_not_found', 'We couldn’t find this review.');
      const review = { ...before, ...(body as object), updatedAt: '2026-11-21T09:00:00.000Z' };
      state.reviews = state.reviews.map((one) => (one === before ? review : one));
      return { message: 'Review updated!', review };
    },
    'DELETE /reviews/:id': ({ params }) => {
      state.reviews = state.reviews.filter(({ _id }) => _id !== params.id);
      return { message: 'Review deleted successfully' };
    },
  });
  return Object.assign(state, server);
}
export type ReviewsServer = ReturnType<typeof reviewsServer>;

const user = { id: '7', role: 'patient', name: 'Asha Menon', photo: { url: null } };

/** Opens the reviews screen; at /dashboard/patient the button that opens the dialog. */
export function openReviews(server: ReviewsServer, at = '/dashboard/patient/reviews') {
  localStorage.setItem('token', encodeToken(user));
  sessionStore.restore();
  const routes = [
    {
      element: <Outlet context={user} />,
      children: [{ path: '/dashboard/patient/reviews', Component: PatientReviewsScreen }],
    },
    { path: '/dashboard/patient', element: <ReviewModalButton /> },
  ];
  openPage(server, routes, { at });
}

/** A fake clock, and the parts that jsdom lacks; returns an empty server. */
export function setUpReviews(): ReviewsServer {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // jsdom has neither popovers nor modal dialogs; showing them is enough here.
  HTMLElement.prototype.showPopover = function showPopover() {
    this.style.display = 'block';
  };
  return reviewsServer();
}

export function cleanUpReviews() {
  act(() => void vi.runOnlyPendingTimers()); // the toasts hide
}

export const createUser = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
export const picker = () => screen.getByRole('combobox', { name: 'Doctor' });
export const rating = (stars: string) => screen.getByRole('radio', { name: stars });
export const comment = () => screen.getByRole('textbox', { name: 'Your comment' });
export const submit = () => screen.getByRole('button', { name: 'Add review' });
export const findToast = (text: string) => screen.findByText(text);
export const findToastButton = (name: RegExp) => screen.findByRole('button', { name });
export const findReviewCard = (name: string) => screen.findByRole('article', { name: `Review for ${name}` });
export const getFieldValue = (field: HTMLElement) => (field instanceof HTMLInputElement ? field.value : null);

export async function fill(person: ReturnType<typeof createUser>) {
  await person.click(picker());
  await person.click(await screen.findByRole('option', { name: /Meera Iyer/ }));
  await person.click(rating('4 stars: Good'));
  await person.type(comment(), 'Listened well.');
}
