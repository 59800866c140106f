import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import type { Practice } from '#contract/doctors/practices.ts';
import { getLocale, overwriteGetLocale } from '#messages/runtime.js';
import { DoctorCard } from './doctor-card.tsx';

const english = getLocale;
afterEach(() => {
  cleanup();
  overwriteGetLocale(english);
});

const practice = (name: string, distanceKm?: number): Practice => ({
  ...{ practiceId: `PRA-${name}`, name, hospitalAgreed: true, address: null, room: '', isMain: false },
  location: { type: 'Point', coordinates: [76.3, 10] },
  fees: { clinic: 500, video: 500, followUp: null },
  slotMinutes: 15,
  modes: ['Offline'],
  ...(distanceKm !== undefined && { distanceKm }),
});
const doctor: DoctorSummary = {
  ...{ _id: '42', doctorId: 'DOC-000042', name: 'Dr. Asha Rao', specialization: 'Cardiology' },
  ...{ photo: { url: null }, Hospital: 'Care Hospital', hospitalAgreed: true, experience: 12, basicFee: 800 },
  ...{ languages: [], averageRating: null, reviewCount: 0, distanceKm: 3.2 },
};
const shown = (practices?: Practice[], more: Partial<DoctorSummary> = {}) =>
  render(
    <MemoryRouter>
      <DoctorCard
        doctor={{ ...doctor, ...more, ...(practices && { practices }) }}
        next={null}
        today="2026-11-26"
      />
    </MemoryRouter>,
  );
const text = () => screen.getByRole('article').textContent?.replace(/\s+/g, ' ');

test('K-02 a card names the practices beside the one that it shows, each with its own distance', () => {
  shown([practice('Care Hospital', 3.2), practice('Evening Clinic', 9.4), practice('Lotus Clinic', 17.4)]);
  expect(text()).toContain('Care Hospital · 3.2 km away');
  screen.getByText('Also at Evening Clinic · 9.4 km away, Lotus Clinic · 17 km away');
  expect(text()?.match(/Care Hospital/g)).toHaveLength(1);
});

test('K-02 without a place the card names them alone; with one practice it says nothing more', () => {
  shown([practice('Care Hospital'), practice('Evening Clinic')], { distanceKm: null });
  screen.getByText('Also at Evening Clinic');
  cleanup();
  shown();
  expect(text()).not.toContain('Also at');
});

test('K-02 a practice that its doctor gave no name is called so in the reader’s language', () => {
  overwriteGetLocale(() => 'hi');
  shown([practice('Care Hospital'), practice('Own Practice')]);
  screen.getByText('यहाँ भी: अपना क्लिनिक');
  cleanup();
  const own = { Hospital: 'Own Practice', hospitalAgreed: false };
  shown([practice('Own Practice'), practice('Care Hospital')], own);
  expect(text()).toContain('अपना क्लिनिक');
  expect(text()).not.toContain('डॉक्टर के अनुसार');
});
