import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DoctorProfile } from '#contract/doctors/doctors.ts';
import { overwriteGetLocale } from '#messages/runtime.js';
import { DoctorFacts, DoctorIntroduction } from './doctor-profile.tsx';
import { formatWorkingDays, formatWorkingHours, listPublishedWeekdays } from './working-hours.ts';

const bare: DoctorProfile = {
  _id: '42',
  doctorId: 'DOC-000042',
  name: 'Dr. Asha Rao',
  gender: 'Female',
  specialization: '',
  experience: 1,
  medicalReg: 'TSMC/12345',
  Hospital: '',
  hospitalAgreed: true,
  registrationChecked: true,
  takesBookings: true,
  address: null,
  basicFee: 0,
  workingHours: { from: '', to: '' },
  workingDays: [1, 2, 3, 4, 5],
  photo: { url: null },
  location: { type: 'Point', coordinates: [79.58, 18] },
  languages: [],
  qualifications: [],
  overview: '',
  averageRating: null,
  reviewCount: 0,
  practices: [],
};
afterEach(() => {
  cleanup();
  overwriteGetLocale(() => 'en');
});

test('D-04 what a profile does not say has a default', () => {
  render(<DoctorFacts doctor={bare} />);
  for (const text of ['English', 'MBBS', '₹0', 'Own Practice']) screen.getByText(text);
  expect(screen.getByText(/MON-FRI/).textContent).toBe('09:00 AM to 04:00 PMMON-FRI');
});

test('D-04 without a review there is no made-up star', () => {
  render(<DoctorIntroduction doctor={bare} />);
  screen.getByText('No ratings yet');
  screen.getByText('General');
  screen.getByText('1 year of experience');
});

test.each([
  ['hi', 'हृदय रोग', 'हिंदी, मारवाड़ी'],
  ['te', 'గుండె వైద్యం', 'హిందీ, మార్వాడి'],
  ['ta', 'இதய மருத்துவம்', 'இந்தி, மார்வாரி'],
] as const)(
  'D-04 specialization and languages are said in the language of the page: %s',
  (locale, ...words) => {
    overwriteGetLocale(() => locale);
    const doctor = { ...bare, specialization: 'Cardiology', languages: ['Hindi', 'Marwari'] };
    render(
      <>
        <DoctorIntroduction doctor={doctor} />
        <DoctorFacts doctor={doctor} />
      </>,
    );
    for (const text of words) screen.getByText(text);
    expect(screen.getByText('Cardiology').lang).toBe('en');
  },
);

test('D-04 a rating counts its reviews', () => {
  render(<DoctorIntroduction doctor={{ ...bare, averageRating: 4.5, reviewCount: 8 }} />);
  screen.getByRole('img', { name: /4.5/ });
  screen.getByRole('link', { name: '8 reviews' });
});

test.each([
  ['09:30', '17:30', '09:30 to 17:30'],
  ['00:05', '12:00', '00:05 to 12:00'],
  ['25:00', '', '09:00 AM to 04:00 PM'],
])('D-04 the hours %s and %s read %s', (from, to, words) => {
  expect(formatWorkingHours(from, to)).toBe(words);
});

test.each([
  [[1, 2, 3, 4, 5], 'MON-FRI'],
  [[1, 2, 3, 4, 5, 6, 7], 'MON-SUN'],
  [[1, 3, 4, 5, 7], 'MON, WED-FRI, SUN'],
  [[6, 7], 'SAT, SUN'],
  [[2], 'TUE'],
  [[], 'MON-FRI'],
])('D-04 the working days %j read %s', (days, words) => {
  expect(formatWorkingDays(days)).toBe(words);
});

test('D-04 a profile shows the days on which its doctor works', () => {
  render(
    <DoctorFacts doctor={{ ...bare, workingHours: { from: '10:00', to: '14:00' }, workingDays: [1, 6] }} />,
  );
  expect(screen.getByText(/MON/).textContent).toBe('10:00 to 14:00MON, SAT');
});

test('D-04 the working days shown are those with published slots, and the stated ones while there are none', () => {
  const day = (date: string, free: string[], booked: string[] = []) => ({ date, free, booked });
  const days = [
    day('2026-11-28', ['09:00']), // Saturday
    day('2026-11-29', []),
    day('2026-11-30', [], ['10:00']), // Monday, all taken
    day('2026-12-05', ['09:00']),
  ];
  expect(listPublishedWeekdays(days, [1, 2, 3, 4, 5])).toEqual([1, 6]);
  expect(listPublishedWeekdays([day('2026-11-28', [])], [2, 4])).toEqual([2, 4]);
});
