import { useEffect, useState } from 'react';
import { completeMedicine, type KnownMedicine, knownByName, usualStrengths } from '#domain/medicines.ts';
import { m } from '#messages/messages.js';
import type { Suggestion } from './completing-field.tsx';

/** How many names are offered at once: what a phone shows above its keyboard, and a little more. */
const namesAtMost = 8;

/** The generics that names complete to; none while they are on their way, or when they cannot be had: it is an aid. */
export function useKnownMedicines(): readonly KnownMedicine[] {
  const [known, setKnown] = useState<readonly KnownMedicine[]>([]);
  useEffect(() => {
    let wanted = true;
    import('#domain/medicine-list.ts').then(
      ({ knownMedicines }) => wanted && setKnown(knownMedicines),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return known;
}

export function namesFor(known: readonly KnownMedicine[], typed: string): Suggestion[] {
  const found = completeMedicine(known, typed, namesAtMost);
  if (found.length === 1 && found[0]?.name === typed) return []; // nothing left to complete
  return found.map(({ name, forms }) => ({ value: name, note: forms.map(({ form }) => form).join(', ') }));
}

/** Those that hold what was typed; all of them when nothing was, or when it is one of them already. */
function matching(all: readonly string[], typed: string): Suggestion[] {
  const wanted = typed.trim().toLowerCase();
  const open = wanted === '' || all.some((value) => value.toLowerCase() === wanted);
  return all.filter((value) => open || value.toLowerCase().includes(wanted)).map((value) => ({ value }));
}

/** A message that lists common phrases, in the doctor's language. */
const phrases = (message: string) => message.split('|');

/** What is usual in the fields of one medicine; nothing is filled in that the doctor did not choose. */
export function suggestionsFor(
  known: readonly KnownMedicine[],
  row: Readonly<
    Record<'name' | 'form' | 'strength' | 'dose' | 'frequency' | 'duration' | 'instructions', string>
  >,
) {
  const medicine = knownByName(known, row.name);
  const forms = medicine?.forms.map(({ form }) => form) ?? phrases(m.prescriptions_forms());
  return {
    name: namesFor(known, row.name),
    form: matching(forms, row.form),
    strength: matching(medicine ? usualStrengths(medicine, row.form) : [], row.strength),
    dose: matching(phrases(m.prescriptions_doses()), row.dose),
    frequency: matching(phrases(m.prescriptions_frequencies()), row.frequency),
    duration: matching(phrases(m.prescriptions_durations()), row.duration),
    instructions: matching(phrases(m.prescriptions_instruction_phrases()), row.instructions),
  };
}
