import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { overwriteGetLocale } from '#messages/runtime.js';
import { writtenPrescription } from '#web/testing/clinical/sample-prescription.ts';
import { toFields, validateFields } from '../form/prescription-fields.ts';
import { PrescriptionView } from './prescription-view.tsx';

const version = {
  version: 2,
  writtenAt: '2026-11-26T19:00:00Z', // 27 November, 00:30, in India
  text: 'the whole of it',
  plain: false,
  complaints: 'Fever\nBody ache',
  diagnosis: 'Dengue fever',
  medicines: [
    {
      name: 'Paracetamol',
      strength: '650 mg',
      form: 'Tablet',
      dose: '1 tablet',
      frequency: 'Twice a day',
      duration: '3 days',
      instructions: 'After food',
    },
    { name: 'ORS', strength: '', form: '', dose: '', frequency: '', duration: '', instructions: '' },
  ],
  otherMedicines: '',
  advice: '',
  followUpDate: '2026-12-03',
};
const sample = writtenPrescription();
const prescription = writtenPrescription({
  ...version,
  earlier: [
    {
      ...version,
      version: 1,
      writtenAt: '2026-11-26T05:00:00Z',
      plain: true,
      text: 'Tab. Dolo\n  Rest',
      medicines: [],
    },
  ],
  visit: { appointmentId: 'APT-000123', startsAt: '2026-11-26T04:30:00Z', consultStatus: 'Online' },
  doctor: { ...sample.doctor, qualifications: ['MBBS', 'MD'] },
  patient: { ...sample.patient, patientId: 'PAT-000045' },
});

const user = userEvent.setup();
const noop = () => {};
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  overwriteGetLocale(() => 'en');
});

test('G-05 a prescription is read part by part; what was left empty is not there', () => {
  render(<PrescriptionView prescription={prescription} onDownload={noop} />);
  screen.getByText('Corrected on Friday 27 November 2026, 00:30');
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Complaints',
    'Diagnosis',
    'Medicines',
    'Follow-up',
  ]);
  const [first, second] = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');
  expect(first?.textContent).toBe('ParacetamolTablet · 650 mg1 tablet · Twice a day · 3 daysAfter food');
  expect(second?.textContent).toBe('ORS');
  screen.getByText('Thursday 3 December 2026');
});

test('G-05 in another language the phrases are said in it, and once more in English for the pharmacist', () => {
  overwriteGetLocale(() => 'te');
  render(<PrescriptionView prescription={prescription} onDownload={noop} />);
  screen.getByText('1 మాత్ర · రోజుకు రెండుసార్లు · 3 రోజులు');
  expect(screen.getByText('Tablet · 1 tablet · Twice a day · 3 days · After food').lang).toBe('en');
});

test('G-05 who writes in another language stores the phrases in English, and reads them in it again', () => {
  overwriteGetLocale(() => 'te');
  const [medicine] = version.medicines;
  const fields = toFields({ ...version, medicines: medicine ? [medicine] : [] });
  expect(fields.medicines[0]).toMatchObject({ frequency: 'రోజుకు రెండుసార్లు', instructions: 'భోజనం తర్వాత' });
  expect(validateFields(fields, '2026-11-26', null).written).toMatchObject({ medicines: [medicine] });
});

test('G-05 what it said before stands behind a fold, plain text with its line breaks', async () => {
  render(<PrescriptionView prescription={prescription} onDownload={noop} />);
  const fold = screen.getByText('1 earlier version').closest('details');
  expect(fold?.open).toBe(false);
  await user.click(screen.getByText('1 earlier version'));
  expect(fold?.open).toBe(true);
  screen.getByText('Written on Thursday 26 November 2026, 10:30');
  expect(screen.getByText(/Tab\. Dolo/).textContent).toBe('Tab. Dolo\n  Rest');
});

test('G-05 without corrections there is no fold, and who may not correct is not asked to', async () => {
  const onDownload = vi.fn();
  const first = { ...prescription, version: 1, earlier: [] };
  const { rerender } = render(<PrescriptionView prescription={first} onDownload={onDownload} />);
  expect(document.querySelector('details')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(onDownload).toHaveBeenCalledOnce();

  const onCorrect = vi.fn();
  rerender(<PrescriptionView prescription={first} onDownload={onDownload} onCorrect={onCorrect} busy />);
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  expect(onCorrect).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toHaveProperty('disabled', true);
});

test('G-05 Print prints a sheet with all that the guidelines ask for, and takes it away again', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    const sheet = document.querySelector('body > [data-paper]')?.textContent;
    for (const words of [
      'Dr. Kabir Sethi',
      'MBBS, MD',
      'Cardiology · Registration no. KMC 45821',
      'Care Hospital',
      'Asha Menon',
      '36 years',
      'Female',
      'PAT-000045',
      'Thursday 26 November 2026',
      'By video',
      'APT-000123',
      'Paracetamol',
      'Version 2; replaces',
    ]) {
      expect(sheet).toContain(words);
    }
  });
  render(<PrescriptionView prescription={prescription} onDownload={noop} />);
  expect(document.querySelector('[data-paper]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-paper]')).toBeNull();
});

test('G-05 a valid paper shows its codes, one at a time large, and how often somebody looked', async () => {
  const code = { side: 21, cells: btoa('\u0080'.repeat(56)) };
  const url = 'https://hams.example/rx/abcdefghijklmnopqrstuv';
  const check = {
    url,
    urlCode: code,
    looks: 2,
    lastLookAt: '2026-11-26T05:11:00Z',
    card: { text: 'shc:/12', code },
  };
  render(<PrescriptionView prescription={{ ...prescription, check }} onDownload={noop} />);
  screen.getByRole('img', { name: 'QR code for the prescription check page' });
  const [, card] = screen.getAllByRole('button', { name: /Enlarge code/ });
  await user.click(card as HTMLElement);
  expect(card?.getAttribute('aria-pressed')).toBe('true');
  screen.getByText(/^Checked 2 times, last .*10:41$/);
  expect(screen.getByRole('link', { name: url }).getAttribute('href')).toBe(url);
});

test('G-05 a paper that nobody has looked at, and is too long for a card, says both', () => {
  const check = {
    url: 'https://hams.example/rx/abcdefghijklmnopqrstuv',
    urlCode: { side: 21, cells: '' },
    looks: 0,
    lastLookAt: null,
    card: null,
  };
  render(<PrescriptionView prescription={{ ...prescription, plain: false, check }} onDownload={noop} />);
  screen.getByText(/too long for a signed code/);
  screen.getByText(/No one has checked this prescription yet/);
});
