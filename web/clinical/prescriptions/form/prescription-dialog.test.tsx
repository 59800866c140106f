import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import type { Prescribing } from '#contract/clinical/prescribing.ts';
import type { PrescriptionSet } from '#contract/clinical/prescription-sets.ts';
import type { WrittenPrescription } from '#contract/clinical/prescriptions.ts';
import { CallContext } from '#web/api/context.tsx';
import { createDashboardClient } from '#web/api/dashboard-client.ts';
import { sessionStore } from '#web/api/session.ts';
import { logInAs } from '#web/testing/accounts/log-in.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import type { KnownAllergies } from '../paper/structured-prescription.tsx';
import { PrescriptionDialog } from './prescription-dialog.tsx';

// The parser has its own tests; this stub reads a name, a strength, a frequency and a duration.
vi.mock('../aids/prescribing-kit.ts', async (original) => ({
  prescribingKit: {
    ...(await original<typeof import('../aids/prescribing-kit.ts')>()).prescribingKit,
    parseMedicineLines: (typed: string, known: readonly { readonly name: string }[]) => {
      const [words = '', unread = ''] = typed.split(' ?');
      const [word = '', strength = '', frequency = '', duration = ''] = words.trim().split(/\s+/);
      const name = known.find((one) => one.name.toLowerCase().startsWith(word.toLowerCase()))?.name ?? word;
      const dose = frequency ? '1 tablet' : '';
      const medicine = {
        ...{ name, strength: strength && `${strength} mg`, form: '', dose, frequency },
        ...{ duration: duration && `${duration} days`, instructions: unread },
      };
      return [{ typed, medicine, unread }];
    },
  },
}));

const onSave =
  vi.fn<(written: WrittenPrescription | null, booking: FollowUpTime | null) => Promise<boolean>>();
const onClose = vi.fn();
const now = Date.parse('2026-11-25T20:00:00Z'); // 26 November, 01:30, in India
let server: FakeServer;
let visit: Prescribing;
let sets: PrescriptionSet[];

const medicine = {
  name: 'Paracetamol',
  strength: '650 mg',
  form: 'Tablet',
  dose: '1 tablet',
  frequency: 'Twice a day',
  duration: '3 days',
  instructions: 'After food',
};
const writtenPrescription = {
  complaints: 'Fever',
  diagnosis: 'Viral fever',
  medicines: [medicine],
  advice: 'Rest',
  otherMedicines: '',
  followUpDate: '2026-11-02',
};

interface More {
  readonly busy?: boolean;
  readonly problem?: string;
  readonly allergies?: KnownAllergies;
}
let client: QueryClient;
function dialog(initial: WrittenPrescription | null, more: More = {}) {
  return (
    <QueryClientProvider client={client}>
      <CallContext value={server.call}>
        <PrescriptionDialog
          appointmentId="APT-000001"
          open
          onClose={onClose}
          title="Prescription for Asha Menon"
          initial={initial}
          busy={more.busy ?? false}
          problem={more.problem ?? null}
          allergies={more.allergies ?? null}
          onSave={onSave}
        />
      </CallContext>
    </QueryClientProvider>
  );
}

const user = userEvent.setup();
const row = (number: number) => within(screen.getByRole('group', { name: `Medicine ${number}` }));
const box = (name: string, number = 1) => row(number).getByRole<HTMLInputElement>('combobox', { name });
const getMedicineLine = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Add a medicine' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const save = () => user.click(screen.getByRole('button', { name: 'Save prescription' }));
const saved = () => waitFor(() => expect(onSave).toHaveBeenCalledOnce());
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const begin = async (initial: WrittenPrescription | null = null, more: More = {}) => {
  const view = render(dialog(initial, more));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return view;
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  onSave.mockReset().mockResolvedValue(true);
  onClose.mockReset();
  sessionStore.logOut();
  client = createDashboardClient();
  visit = { mode: 'Offline', followUp: false, since: null, ageYears: 36, weightKg: null };
  sets = [];
  server = fakeServer({
    'GET /doctors/prescribing-aids': () => ({
      favourites: [],
      adviceLines: ['Echocardiogram', 'Come fasting'],
      sets,
    }),
    'GET /appointments/:appointmentId/prescribing': () => visit,
    'GET /appointments/:appointmentId/last-prescription': { last: null },
  });
});

test('G-05 the dialog begins with the line of a medicine: Enter adds it, Ctrl+Enter saves what is still in it', async () => {
  await begin();
  expect(document.activeElement).toBe(getMedicineLine());
  await user.keyboard('amlodipine 5 1-0-0 30');
  await screen.findByText('1 tablet · 1-0-0 · 30 days');
  screen.getByText('1-0-1: morning – noon – night');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(getMedicineLine().value).toBe(''));
  expect(row(1).getByText('Amlodipine 5 mg').tagName).toBe('STRONG');
  expect(document.activeElement).toBe(getMedicineLine());
  await user.keyboard('Zincovit 1 1-0-0 9{Control>}{Enter}{/Control}');
  await saved();
  expect(onSave.mock.calls[0]).toMatchObject([
    {
      medicines: [
        { name: 'Amlodipine', strength: '5 mg', form: 'Tablet', frequency: '1-0-0', duration: '30 days' },
        { name: 'Zincovit', strength: '1 mg', form: '' },
      ],
      followUpDate: null,
    },
    null,
  ]);
});

test('G-05 names complete in the line, and ↑ in the empty line edits the last medicine field by field', async () => {
  await begin();
  await user.keyboard('metfor');
  await waitFor(() => expect(options()[0]).toContain('Metformin'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(getMedicineLine().value).toBe('Metformin ');
  await user.keyboard('500 1-0-1 30{Enter}');
  await waitFor(() => expect(getMedicineLine().value).toBe(''));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toBe(box('Medicine')));
  await user.click(box('Form'));
  expect(options()).toContain('Tablet');
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await user.clear(box('Frequency'));
  await user.keyboard('twice');
  expect(options()).toEqual(['Twice a day']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box('Frequency').value).toBe('Twice a day');
});

test('G-05 a medicine needs its name; its fields open with the sentence', async () => {
  await begin(writtenPrescription);
  await press('Edit Paracetamol');
  await user.clear(box('Medicine'));
  await press('Edit Medicine 1');
  await save();
  await waitFor(() => expect(document.activeElement).toBe(box('Medicine')));
  row(1).getByText('This field is required.');
  expect(onSave).not.toHaveBeenCalled();
});

test('G-05 an empty prescription is none', async () => {
  await begin();
  await save();
  await screen.findByText('Add a complaint, diagnosis, medicine or advice.');
  expect(onSave).not.toHaveBeenCalled();
});

test('G-05 a notice is seen before saving, and then forbids nothing', async () => {
  const onNone = vi.fn();
  await begin(null, { allergies: { allergies: ['Penicillin'], asked: true, onNone } });
  await user.keyboard('Amoxicillin 500 1-1-1 5{Control>}{Enter}{/Control}');
  const seen = await screen.findByRole('button', { name: 'Checked, save' });
  await waitFor(() => expect(document.activeElement).toBe(seen));
  screen.getByText('Recorded allergy: Penicillin. Prescribed: Amoxicillin.');
  expect(onSave).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await saved();
});

test('G-05 words that were not read are shown at once, and seen before saving; the line goes with them', async () => {
  await begin();
  await user.keyboard('Amlodipine 5 1-0-0 30 ?after 8 days');
  await screen.findByText('Not read: after 8 days');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const seen = await screen.findByRole('button', { name: 'Checked, save' });
  screen.getByText('Not read: “after 8 days” (1. Amlodipine). It prints exactly as typed.');
  expect(onSave).not.toHaveBeenCalled();
  await user.click(seen);
  await saved();
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    medicines: [{ typed: 'Amlodipine 5 1-0-0 30 ?after 8 days', unreadSeen: true }],
  });
});

test('G-05 of a row that was edited the typed line says nothing any more', async () => {
  await begin();
  await user.keyboard('Amlodipine 5 1-0-0 30 ?after 8 days{Enter}');
  await screen.findByText(/^Not read: “after 8 days”/);
  await press('Edit Amlodipine');
  await user.clear(box('Instructions'));
  expect(screen.queryByText(/^Not read/)).toBeNull();
  await save();
  await saved();
  expect(JSON.stringify(onSave.mock.calls[0]?.[0])).not.toContain('typed');
});

test('G-05 pasted lines stay apart', async () => {
  await begin();
  await user.paste('amlodipine 5 od\r\ntelmisartan 40 od\n');
  expect(getMedicineLine().value).toBe('amlodipine 5 od ↵ telmisartan 40 od');
});

test('G-05 whether allergies were asked is answered by one tap', async () => {
  const onNone = vi.fn();
  await begin(writtenPrescription, { allergies: { allergies: [], asked: false, onNone } });
  await waitFor(() => screen.getByText('Allergies haven’t been asked about yet.'));
  await press('Asked: none known');
  expect(onNone).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(getMedicineLine());
});

test('G-05 tests and advice are lines: by a tap, by their first letters, or as typed; Ctrl+Enter takes the last one too', async () => {
  await begin();
  await press('+ Come fasting');
  const add = screen.getByRole('combobox', { name: 'Add a test or advice' });
  await user.type(add, 'lip{Enter}');
  await user.type(add, 'Weigh yourself daily{Enter}');
  await user.type(add, 'hba{Control>}{Enter}{/Control}');
  await saved();
  expect(onSave.mock.calls[0]).toMatchObject([
    { advice: 'Come fasting\nLipid profile\nWeigh yourself daily\nHbA1c' },
    null,
  ]);
});

test('G-05 by video one reason holds for all medicines that ask for one, on demand', async () => {
  visit = { ...visit, mode: 'Online', followUp: true, since: '2026-10-01' };
  await begin();
  await user.keyboard('Rosuvastatin 10 od{Enter}Clopidogrel 75 od{Enter}');
  const [first] = await screen.findAllByLabelText('Reason for prescribing by video');
  await user.type(first as HTMLElement, 'Refill, stable');
  await press('Same reason for: Clopidogrel');
  const reasons = screen.getAllByLabelText<HTMLInputElement>('Reason for prescribing by video');
  expect(reasons.map(({ value }) => value)).toEqual(['Refill, stable', 'Refill, stable']);
});

test('G-05 of a child the weight is asked beside the medicines, and goes with them', async () => {
  visit = { ...visit, ageYears: 6 };
  await begin({ ...writtenPrescription, followUpDate: null });
  await screen.findByText('The patient is under 18 and no weight is recorded.');
  await user.type(screen.getByLabelText('Child’s weight (kg)'), '19,5');
  expect(screen.queryByText('The patient is under 18 and no weight is recorded.')).toBeNull();
  await save();
  await saved();
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ weightKg: 19.5 });
});

test('G-05 a child’s weight of before is not stored as one of this visit', async () => {
  visit = { ...visit, ageYears: 6, weightKg: 12 };
  await begin({ ...writtenPrescription, followUpDate: null });
  expect((await screen.findByLabelText<HTMLInputElement>('Child’s weight (kg)')).value).toBe('12');
  await save();
  await saved();
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ weightKg: null });
});

test('G-05 by video a prohibited medicine is not offered, and refused with the rule beside it', async () => {
  visit = { ...visit, mode: 'Online' };
  await begin();
  await user.keyboard('alpra');
  expect(options()).toEqual([]);
  await user.keyboard('zolam 1 0-0-1 5{Enter}');
  const rule = await screen.findByText(/^Can’t be prescribed by video: NDPS Act/);
  await save();
  await waitFor(() => expect(document.activeElement).toBe(rule.closest('[data-refusal]')));
  expect(onSave).not.toHaveBeenCalled();
  await press('Remove Alprazolam');
  await user.keyboard('amoxicillin 500 1-1-1 5{Enter}');
  const reason = await screen.findByLabelText('Reason for prescribing by video');
  await save();
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(onSave).not.toHaveBeenCalled();
  await user.type(reason, 'Tonsillitis seen');
  await save();
  await saved();
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ medicines: [{ reason: 'Tonsillitis seen' }] });
});

test('G-05 in the clinic nothing is refused', async () => {
  await begin();
  await user.keyboard('alprazolam 1 0-0-1 5{Control>}{Enter}{/Control}');
  await saved();
});

test('G-05 a diagnosis brings its set, and what is written is kept as the set', async () => {
  sets = [{ setId: '7', diagnosis: 'Viral fever', medicines: [medicine], advice: 'Drink a lot' }];
  await begin();
  await user.type(screen.getByLabelText('Diagnosis'), 'vir');
  await user.keyboard('{ArrowDown}{Enter}');
  row(1).getByText('Paracetamol 650 mg');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Advice').value).toBe('Drink a lot');
  expect(screen.getByLabelText<HTMLInputElement>('Diagnosis').value).toBe('Viral fever');

  await user.clear(screen.getByLabelText('Diagnosis'));
  await user.type(screen.getByLabelText('Diagnosis'), 'Migraine');
  server.answers['PUT /doctors/prescribing-aids/sets'] = ({ body }) => ({
    set: { setId: '8', ...(body as Omit<PrescriptionSet, 'setId'>) },
  });
  await press('Save as set for “Migraine”');
  await screen.findByRole('button', { name: 'Delete set' });
  expect(server.sentTo('PUT /doctors/prescribing-aids/sets')).toEqual([
    { diagnosis: 'Migraine', medicines: [medicine], advice: 'Drink a lot' },
  ]);
});

test('G-05 favourites and the last prescription are added by a tap; a row is pinned', async () => {
  const favourite = { medicine, times: 4, pinned: false };
  server.answers['GET /doctors/prescribing-aids'] = { favourites: [favourite], adviceLines: [], sets };
  const last = {
    ...writtenPrescription,
    medicines: [{ ...medicine, name: 'Cetirizine' }],
    followUpDate: null,
  };
  server.answers['GET /appointments/:appointmentId/last-prescription'] = {
    last: { appointmentId: 'APT-000000', writtenAt: '2026-09-20T05:30:00Z', prescription: last },
  };
  await begin();
  await press(/^\+ Paracetamol/);
  screen.getByRole('button', { name: /^Repeat last prescri/ });
  row(1).getByText('Paracetamol 650 mg');
  server.answers['PUT /doctors/prescribing-aids/favourites'] = {
    favourites: [{ ...favourite, pinned: true }],
  };
  await press('Add Paracetamol to favourites');
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Add Paracetamol to favourites' }).getAttribute('aria-pressed'),
    ).toBe('true'),
  );
  await press('Remove Paracetamol');
  await press(/^Repeat last prescription, .*: Cetirizine$/);
  row(1).getByText('Cetirizine 650 mg');
  expect(screen.getByLabelText<HTMLInputElement>('Diagnosis').value).toBe('Viral fever');
});

test('G-05 the follow-up is a tap, and its first free time can be booked with it', async () => {
  const free = { date: '2026-12-04', slot: '10:30', practiceId: 'PRA-000001', practiceName: 'Care Hospital' };
  const elsewhere = { ...free, slot: '18:15', practiceId: 'PRA-000002', practiceName: 'Rao Heart Clinic' };
  server.answers['GET /appointments/:appointmentId/follow-up-time'] = ({ search }) =>
    search.get('date') === '2026-12-03' ? { free, elsewhere } : { free: null, elsewhere: null };
  await begin();
  await user.type(screen.getByLabelText('Advice'), 'Rest');
  await press('In 1 month');
  await screen.findByText('You have no available times from that day on.');
  await press('In 1 week');
  await user.click(
    await screen.findByRole('button', { name: 'Also book Friday 4 December 2026, 10:30, Care Hospital' }),
  );
  screen.getByRole('button', { name: 'Elsewhere: Rao Heart Clinic, Friday 4 December 2026, 18:15' });
  screen.getByText('We’ll book it for the patient when you save.');
  await save();
  await saved();
  expect(onSave.mock.calls[0]).toMatchObject([{ followUpDate: '2026-12-03' }, free]);
});

test('G-05 the follow-up lies ahead, by the clinic’s calendar; one that stood there may stay', async () => {
  await begin(writtenPrescription);
  const date = screen.getByLabelText<HTMLInputElement>('Follow-up date');
  expect(date.value).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  onSave.mockResolvedValue(false);
  await save();
  await saved();
  expect(onSave.mock.calls[0]?.[0]).toEqual({ ...writtenPrescription, weightKg: null });
  await user.clear(date);
  await user.type(date, '2026-11-25');
  await save();
  await screen.findByText('Choose today or a later date.');
  await user.clear(date);
  await user.type(date, '2026-11-26');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
});

test('G-05 a removed medicine can be had back, where it was', async () => {
  await begin({ ...writtenPrescription, medicines: [medicine, { ...medicine, name: 'Cetirizine' }] });
  await press('Remove Paracetamol');
  row(1).getByText('Cetirizine 650 mg');
  expect(document.activeElement).toBe(getMedicineLine());
  screen.getByText('Paracetamol 650 mg was removed.');
  await press('Undo');
  row(1).getByText('Paracetamol 650 mg');
  expect(screen.queryByText('Paracetamol 650 mg was removed.')).toBeNull();
});

test('G-05 thirty medicines are as many as it takes, and the line says so', async () => {
  const medicines = Array.from({ length: 30 }, (_, index) => ({ ...medicine, name: `M${index}` }));
  await begin({ ...writtenPrescription, medicines });
  await user.type(getMedicineLine(), 'zincovit 1 1-0-0 9{Control>}{Enter}{/Control}');
  await waitFor(() => expect(document.activeElement).toBe(getMedicineLine()));
  expect(getMedicineLine().getAttribute('aria-invalid')).toBe('true');
  expect(onSave).not.toHaveBeenCalled();
});

test('G-05 what was typed stays when the dialog is closed, until it is saved', async () => {
  logInAs('doctor');
  const { unmount } = await begin();
  await user.keyboard('amlodipine 5 1-0-0 30{Enter}');
  await waitFor(() => row(1).getByText('Amlodipine 5 mg'));
  await user.type(screen.getByLabelText('Diagnosis'), 'Angina');
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  await begin();
  row(1).getByText('Amlodipine 5 mg');
  expect(screen.getByLabelText<HTMLInputElement>('Diagnosis').value).toBe('Angina');
  await save();
  await saved();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Diagnosis').value).toBe(''));
});

test('G-05 without a prescription: offered for the first one only, and asked when something was typed', async () => {
  const { unmount } = await begin();
  await press('Complete without a prescription');
  expect(onSave).toHaveBeenLastCalledWith(null, null);
  await user.type(screen.getByLabelText('Diagnosis'), 'Angina');
  await press('Complete without a prescription');
  await screen.findByText('Discard your details?');
  expect(onSave).toHaveBeenCalledOnce();
  await press('Discard');
  expect(onSave).toHaveBeenCalledTimes(2);
  unmount();
  await begin(writtenPrescription);
  expect(screen.queryByRole('button', { name: 'Complete without a prescription' })).toBeNull();
});

test('G-05 while it is saved nothing closes; what failed says why and keeps every letter', async () => {
  const { rerender } = await begin();
  await user.type(screen.getByLabelText('Diagnosis'), 'Angina');
  rerender(dialog(null, { busy: true }));
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveProperty('disabled', true);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  rerender(dialog(null, { problem: 'HAMS cannot be reached.' }));
  expect(screen.getByRole('alert').textContent).toBe('HAMS cannot be reached.');
  expect(screen.getByLabelText<HTMLInputElement>('Diagnosis').value).toBe('Angina');
});

test('G-05 plain text is corrected as plain text, letter for letter', async () => {
  const plain = 'Tab. Telmisartan 40 mg\n  Reduce salt';
  render(dialog(plain));
  const area = screen.getByLabelText<HTMLTextAreaElement>('Prescription');
  expect(area.value).toBe(plain);
  expect(document.activeElement).toBe(area);
  await user.clear(area);
  await save();
  await screen.findByText('This field is required.');
  expect(onSave).not.toHaveBeenCalled();
  await user.type(area, ' Rest ');
  await save();
  expect(onSave).toHaveBeenCalledWith(' Rest ', null);
  await user.keyboard('{Escape}');
  await screen.findByText('Discard your details?');
});
