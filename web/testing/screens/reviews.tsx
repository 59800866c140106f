import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { OwnReview } from '#contract/appointments/reviews.ts';
import { createCall, type Output } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import { createDashboardClient } from '#web/api/dashboard-client.ts';
import { sessionStore } from '#web/api/session.ts';
import { ReviewModalButton } from '#web/screens/patient/review-modal.tsx';
import { PatientReviewsScreen } from '#web/screens/patient/reviews-screen.tsx';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import { problem } from '../problem-response.ts';
import { answer } from '../server.ts';

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
interface Sent {
  readonly call: string;
  readonly body: unknown;
}
export const world: {
  reviews: OwnReview[];
  sent: Sent[];
  refuse: (() => Response | Promise<Response>) | null;
} = {
  reviews: [],
  sent: [],
  /** Replaces the next answer: of the list while it is set, of a change once. */
  refuse: null,
};

async function server(url: string, init: RequestInit): Promise<Response> {
  const call = `${init.method} ${decodeURIComponent(url).replace('/api', '')}`;
  if (call.startsWith('GET /reviews/doctors')) {
    const name = new URL(url, 'http://x').searchParams.get('name') ?? '';
    const found = [meera, arun, ...(name ? [zubin] : [])];
    const named = found.filter((one) => one.name.toLowerCase().includes(name.toLowerCase()));
    return answer('GET /reviews/doctors', named);
  }
  if (call === 'GET /reviews') return (await world.refuse?.()) ?? answer('GET /reviews', world.reviews);
  if (call.startsWith('GET /doctors/')) {
    if (!call.includes('3')) return problem(404, 'doctor_not_found', 'This doctor is not listed.');
    return Response.json({ doctor: zubin });
  }
  const body = init.body ? JSON.parse(String(init.body)) : null;
  world.sent.push({ call, body });
  const refusal = await world.refuse?.();
  world.refuse = null;
  if (refusal) return refusal;
  if (init.method === 'DELETE') {
    world.reviews = world.reviews.filter(({ _id }) => !url.endsWith(`/${_id}`));
    return answer('DELETE /reviews/:id', { message: 'Review deleted successfully' });
  }
  if (init.method === 'PUT') {
    world.reviews = world.reviews.map((one) =>
      url.endsWith(`/${one._id}`) ? { ...one, ...body, updatedAt: '2026-11-21T09:00:00.000Z' } : one,
    );
    const review = world.reviews.find(({ _id }) => url.endsWith(`/${_id}`));
    if (review) return answer('PUT /reviews/:id', { message: 'Review updated!', review });
  }
  const about = [meera, arun, zubin].find(({ doctorId }) => doctorId === body.doctorId) ?? meera;
  const review = createReview(about, Number(body.rating), body.comment);
  world.reviews = [review, ...world.reviews];
  return answer('POST /reviews', { message: 'Review added!', review }, 201);
}

const user = { id: '7', role: 'patient', name: 'Asha Menon', photo: { url: null } };

/** Opens the reviews screen; at /dashboard/patient the button that opens the dialog. */
export function openReviews(address = '/dashboard/patient/reviews') {
  localStorage.setItem('token', `h.${btoa(JSON.stringify(user))}.s`);
  sessionStore.restore();
  const routes = [
    {
      element: <Outlet context={user} />,
      children: [{ path: '/dashboard/patient/reviews', Component: PatientReviewsScreen }],
    },
    { path: '/dashboard/patient', element: <ReviewModalButton /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return render(
    <CallContext value={createCall(server, () => sessionStore.token())}>
      <QueryClientProvider client={createDashboardClient()}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </CallContext>,
  );
}

/** An empty state, a fake clock, and the parts that jsdom lacks. */
export function setUpReviews() {
  localStorage.clear();
  sessionStorage.clear();
  world.reviews = [];
  world.sent = [];
  world.refuse = null;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // jsdom has neither popovers nor modal dialogs; showing them is enough here.
  HTMLElement.prototype.showPopover = function showPopover() {
    this.style.display = 'block';
  };
}

export function cleanUpReviews() {
  act(() => void vi.runOnlyPendingTimers()); // the toasts hide
  vi.useRealTimers();
  cleanup();
}

export const createUser = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
export const picker = () => screen.getByRole('combobox', { name: 'Doctor' });
export const rating = (stars: string) => screen.getByRole('radio', { name: stars });
export const comment = () => screen.getByRole('textbox', { name: 'Your comment' });
export const submit = () => screen.getByRole('button', { name: 'Add review' });
export const findToast = (text: string) => screen.findByText(text);
export const findToastButton = (name: RegExp) => screen.findByRole('button', { name });
export const findReviewCard = (name: string) => screen.findByRole('article', { name: `Review of ${name}` });
export const getFieldValue = (field: HTMLElement) => (field instanceof HTMLInputElement ? field.value : null);

export async function fill(person: ReturnType<typeof createUser>) {
  await person.click(picker());
  await person.click(await screen.findByRole('option', { name: /Meera Iyer/ }));
  await person.click(rating('4 stars: Good'));
  await person.type(comment(), 'Listened well.');
}
