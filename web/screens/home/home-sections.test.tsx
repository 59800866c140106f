import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HomeContent } from '#contract/site/home-content.ts';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import { HomeSections } from './home-sections.tsx';

const demo: HomeContent = { isDemo: true, programs: [], voices: [] };

function renderSections(content: HomeContent) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', vi.fn());
  render(
    <>
      <HomeSections content={content} />
      <Toasts />
    </>,
  );
}
beforeEach(() => renderSections(demo));

const region = (name: string) => within(screen.getByRole('region', { name }));
const findProgram = (name: string) => {
  const heading = region('Healthcare programs').getByRole('heading', { name });
  return heading.closest('li') as HTMLElement;
};

test('B-10 ten programs, each with its price in whole rupees, grouped as in India', () => {
  const shown = region('Healthcare programs')
    .getAllByRole('listitem')
    .map((item) => [
      within(item).getByRole('heading').textContent,
      within(item).getByText(/^₹[\d,]+$/).textContent,
    ]);
  expect(shown).toEqual([
    ['Complete Nutrition & Dietetics', '₹8,000'],
    ['Comprehensive Cardiac Check-Up', '₹15,000'],
    ['Diabetes Management Program', '₹10,000'],
    ['Oncology Care Package', '₹1,20,000'],
    ['Orthopedic Rehabilitation', '₹40,000'],
    ['Maternity Care Package', '₹1,00,000'],
    ['Pulmonary Rehabilitation Program', '₹25,000'],
    ['Renal Dialysis Sessions', '₹3,000'],
    ['Mental Health & Wellness', '₹5,000'],
    ['Pediatric Wellness & Immunization', '₹8,000'],
  ]);
});

test('B-10 a long description is cut at 100 characters, and the whole is a tap away', () => {
  const details = findProgram('Maternity Care Package').querySelector('details') as HTMLDetailsElement;
  const [short, , whole] = [...(details.querySelector('summary')?.children ?? [])];
  expect(short?.textContent).toMatch(/^Check-ups, delivery .{70,90}…$/);
  expect(short?.textContent?.length).toBeLessThanOrEqual(101);
  expect(whole?.textContent).toMatch(/with one team\. Less$/);
  expect(details.open).toBe(false);
  expect(findProgram('Renal Dialysis Sessions').querySelector('details')).toBeNull();
});

test('B-10 Book Now says where programs are arranged, and does nothing else', async () => {
  const before = window.location.href;
  const book = within(findProgram('Mental Health & Wellness')).getByRole('button', { name: /^Book Now/ });
  await act(async () => userEvent.click(book));
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(
    'Nothing has been booked. To arrange Mental Health & Wellness, ask at the hospital’s front desk.',
  );
  expect(window.location.href).toBe(before);
  expect(fetch).not.toHaveBeenCalled();
});

test('B-10 seven categories of a pharmacy, to look at only', () => {
  const shop = region('Medicines and wellness');
  expect(shop.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Vitamins',
    'Nutritional Drink',
    'Skin Care',
    'Wellness',
    'Sexual Wellness',
    'Home',
    'Pets',
  ]);
  expect(shop.queryAllByRole('button')).toEqual([]);
  expect(shop.queryAllByRole('link')).toEqual([]);
  shop.getByText(/We don’t sell anything on this site/);
});

test('B-11 the voices are samples, and say so', () => {
  const voices = region('What a visit can be like');
  voices.getByText(/^Sample stories: these people are invente/);
  const said = voices.getAllByRole('figure');
  expect(said).toHaveLength(6);
  for (const voice of said) expect(voice.querySelector('blockquote')?.textContent).toMatch(/\S/);
});

test('B-10 B-11 a real clinic advertises nothing that is invented: no section, or what hospitals and patients say', () => {
  cleanup();
  renderSections({ ...demo, isDemo: false });
  for (const name of ['Healthcare programs', 'What a visit can be like', 'What patients say'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  cleanup();

  const program = { name: 'Heart check', rupees: 1500, description: 'ECG and a talk.' };
  const hospital = { hospitalId: 'HOS-000001', hospitalName: 'Lotus House' };
  const voice = { name: 'Asha Nair', comment: 'Called at the time that I had booked.', rating: 4 };
  renderSections({
    isDemo: false,
    programs: [{ ...program, ...hospital }],
    voices: [{ ...voice, doctorName: 'Dr. Rao' }],
  });
  const programs = region('Healthcare programs');
  expect(programs.getAllByRole('listitem')).toHaveLength(1);
  programs.getByText('₹1,500');
  expect(programs.getByRole('link', { name: 'Lotus House' }).getAttribute('href')).toBe(
    '/hospital/HOS-000001',
  );
  const voices = region('What patients say');
  expect(voices.getAllByRole('figure')).toHaveLength(1);
  voices.getByText('Asha Nair');
  expect(screen.queryByText(/Sample stories/)).toBeNull();
});
