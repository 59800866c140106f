// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WrittenPrescription } from '#contract/prescriptions.ts';
import { PrescriptionDialog } from './prescription-dialog.tsx';

const onSave = vi.fn<(written: WrittenPrescription | null) => void>();
const onClose = vi.fn();
const now = Date.parse('2026-11-25T20:00:00Z'); // 26 November, 01:30, in India

const medicine = {
  name: 'Paracetamol',
  strength: '650 mg',
  form: 'Tablet',
  dose: '1 tablet',
  frequency: 'Twice a day',
  duration: '3 days',
  instructions: 'After food',
};
const written = {
  complaints: 'Fever',
  diagnosis: 'Viral fever',
  medicines: [medicine],
  advice: 'Rest',
  followUpDate: '2026-11-02',
};

function dialog(initial: WrittenPrescription | null, more: { busy?: boolean; problem?: string } = {}) {
  return (
    <PrescriptionDialog
      open
      onClose={onClose}
      title="Prescription for Asha Menon"
      initial={initial}
      busy={more.busy ?? false}
      problem={more.problem ?? null}
      onSave={onSave}
    />
  );
}

const user = userEvent.setup();
const row = (number: number) => within(screen.getByRole('group', { name: `Medicine ${number}` }));
const box = (name: string, number = 1) => row(number).getByRole<HTMLInputElement>('combobox', { name });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const save = () => user.click(screen.getByRole('button', { name: 'Save prescription' }));
const saved = () => waitFor(() => expect(onSave).toHaveBeenCalledOnce());

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  onSave.mockReset();
  onClose.mockReset();
  // jsdom has no modal dialogs; opening and closing is enough here.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('G-05 what is typed field by field is what is saved; blank rows are left out', async () => {
  render(dialog(null));
  expect(document.activeElement).toBe(screen.getByLabelText('Complaints'));
  await user.keyboard('Fever');
  await user.type(screen.getByLabelText('Diagnosis'), 'Viral fever');
  await user.click(screen.getByRole('button', { name: 'Add medicine' }));
  expect(document.activeElement).toBe(box('Medicine', 2));
  await user.keyboard('Dolo');
  await user.type(box('Dose', 2), '1');
  await user.type(screen.getByLabelText('Advice'), 'Rest');
  await user.type(screen.getByLabelText('Follow-up date'), '2026-12-03');
  await save();
  await saved();
  const blank = { strength: '', form: '', frequency: '', duration: '', instructions: '' };
  expect(onSave).toHaveBeenCalledWith({
    complaints: 'Fever',
    diagnosis: 'Viral fever',
    medicines: [{ ...blank, name: 'Dolo', dose: '1' }],
    advice: 'Rest',
    followUpDate: '2026-12-03',
  });
});

test('G-05 a prescription by keyboard alone: names complete, Enter goes on', async () => {
  render(dialog(null));
  await user.click(box('Medicine'));
  await waitFor(async () => {
    await user.clear(box('Medicine'));
    await user.keyboard('para');
    expect(options()[0]).toContain('Paracetamol'); // the list has been loaded
  });
  expect(box('Medicine').getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}');
  const marked = screen.getAllByRole('option')[0];
  expect(marked?.getAttribute('aria-selected')).toBe('true');
  expect(box('Medicine').getAttribute('aria-activedescendant')).toBe(marked?.id);
  await user.keyboard('{Enter}');
  expect(box('Medicine').value).toBe('Paracetamol');
  expect(document.activeElement).toBe(box('Form'));

  await user.keyboard('{ArrowDown}');
  expect(options()).toEqual(['Tablet', 'Syrup', 'Drops', 'Suppository', 'Injection']);
  await user.keyboard('{Enter}{ArrowDown}');
  expect(document.activeElement).toBe(box('Strength'));
  expect(options()).toEqual(['500 mg', '650 mg']);
  await user.keyboard('{ArrowUp}{Enter}1{Enter}');
  expect(box('Strength').value).toBe('650 mg');
  await user.keyboard('twice');
  expect(options()).toEqual(['Twice a day']);
  await user.keyboard('{ArrowDown}{Enter}5 days{Enter}After food{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add medicine' }));
  await user.keyboard('{Enter}ORS{Control>}{Enter}{/Control}');
  await saved();
  const [sent] = onSave.mock.calls[0] ?? [];
  expect(sent).toMatchObject({
    medicines: [
      { ...medicine, dose: '1', duration: '5 days' },
      { name: 'ORS', form: '' },
    ],
  });
});

test('G-05 a name of the list is taken by a tap, and Escape closes the list alone', async () => {
  render(dialog(null));
  await user.type(box('Medicine'), 'metfor');
  await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
  expect(box('Medicine').value).toBe('Metformin');
  await user.click(box('Frequency'));
  expect(options()).toContain('At bedtime');
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByText('Discard what you entered?')).toBeNull();
});

test('G-05 a tap shows all there is, typing narrows it, whatever stood there before', async () => {
  render(dialog({ ...written, medicines: [{ ...medicine, frequency: 'Alternate nights' }] }));
  await user.click(box('Frequency'));
  expect(options().length).toBeGreaterThan(8);
  await user.clear(box('Frequency'));
  await user.keyboard('bed');
  expect(options()).toEqual(['At bedtime']);
  await user.keyboard('{Tab}');
  expect(options()).toEqual([]);
  expect(box('Frequency').value).toBe('bed');
});

test('G-05 a medicine needs its name; the sentence stands at its row', async () => {
  render(dialog(null));
  await user.click(screen.getByRole('button', { name: 'Add medicine' }));
  await user.type(box('Dose', 2), '1 tablet');
  await save();
  await waitFor(() => expect(document.activeElement).toBe(box('Medicine', 2)));
  expect(row(2).getByText('Please fill this in.')).toBeTruthy();
  expect(row(1).queryByText('Please fill this in.')).toBeNull();
  expect(onSave).not.toHaveBeenCalled();
});

test('G-05 an empty prescription is none', async () => {
  render(dialog(null));
  await save();
  await screen.findByText('Please write a complaint, a diagnosis, a medicine or an advice.');
  expect(onSave).not.toHaveBeenCalled();
});

test('G-05 the follow-up lies ahead, by the clinic’s calendar; one that stood there may stay', async () => {
  render(dialog(written));
  const date = screen.getByLabelText<HTMLInputElement>('Follow-up date');
  expect(date.value).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  await save();
  await saved();
  expect(onSave.mock.calls[0]?.[0]).toEqual(written);
  await user.clear(date);
  await user.type(date, '2026-11-25');
  await save();
  await screen.findByText('Please choose today or a later day.');
  await user.clear(date);
  await user.type(date, '2026-11-26');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  await user.clear(date);
  await save();
  await waitFor(() => expect(onSave.mock.lastCall?.[0]).toMatchObject({ followUpDate: null }));
});

test('G-05 a removed medicine can be had back, where it was', async () => {
  render(dialog({ ...written, medicines: [medicine, { ...medicine, name: 'Cetirizine' }] }));
  await user.click(screen.getByRole('button', { name: 'Remove Paracetamol' }));
  expect(box('Medicine', 1).value).toBe('Cetirizine');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add medicine' }));
  expect(screen.getByText('Paracetamol was removed.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('Medicine', 1).value).toBe('Paracetamol');
  expect(box('Dose', 1).value).toBe('1 tablet');
  expect(document.activeElement).toBe(box('Medicine', 1));
  expect(screen.queryByText('Paracetamol was removed.')).toBeNull();
});

test('G-05 thirty medicines are as many as it takes', async () => {
  const medicines = Array.from({ length: 30 }, (_, index) => ({ ...medicine, name: `M${index}` }));
  render(dialog({ ...written, medicines }));
  expect(screen.getByRole('button', { name: 'Add medicine' })).toHaveProperty('disabled', true);
});

test('G-05 closing asks first when something was typed, and only then', async () => {
  render(dialog(null));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  await user.type(screen.getByLabelText('Diagnosis'), 'Angina');
  await user.keyboard('{Escape}');
  await screen.findByText('Discard what you entered?');
  expect(onClose).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Diagnosis').value).toBe('Angina');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('G-05 without a prescription: offered for the first one only, and asked when something was typed', async () => {
  const { rerender } = render(dialog(null));
  const skip = () => user.click(screen.getByRole('button', { name: 'Complete without a prescription' }));
  await skip();
  expect(onSave).toHaveBeenLastCalledWith(null);
  await user.type(screen.getByLabelText('Diagnosis'), 'Angina');
  await skip();
  await screen.findByText('Discard what you entered?');
  expect(onSave).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onSave).toHaveBeenCalledTimes(2);
  rerender(dialog(written));
  expect(screen.queryByRole('button', { name: 'Complete without a prescription' })).toBeNull();
});

test('G-05 while it is saved nothing closes; what failed says why and keeps every letter', async () => {
  const { rerender } = render(dialog(null));
  await user.type(screen.getByLabelText('Diagnosis'), 'Angina');
  rerender(dialog(null, { busy: true }));
  expect(screen.getByRole('button', { name: 'Saving …' })).toHaveProperty('disabled', true);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByText('Discard what you entered?')).toBeNull();
  rerender(dialog(null, { problem: 'HAMS cannot be reached.' }));
  expect(screen.getByRole('alert').textContent).toBe('HAMS cannot be reached.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Diagnosis').value).toBe('Angina');
});

test('G-05 plain text is corrected as plain text, letter for letter', async () => {
  const plain = 'Tab. Telmisartan 40 mg\n  Reduce salt';
  render(dialog(plain));
  const area = screen.getByLabelText<HTMLTextAreaElement>('Prescription');
  expect(area.value).toBe(plain);
  expect(document.activeElement).toBe(area);
  await user.clear(area);
  await save();
  await screen.findByText('Please fill this in.');
  expect(onSave).not.toHaveBeenCalled();
  await user.type(area, ' Rest ');
  await save();
  expect(onSave).toHaveBeenCalledWith(' Rest ');
  await user.keyboard('{Escape}');
  await screen.findByText('Discard what you entered?');
});
