import type { Medicine } from '#contract/clinical/prescriptions.ts';
import {
  completeMedicineName,
  findMedicineByName,
  type KnownMedicine,
  listUsualStrengths,
} from '#domain/clinical/medicines.ts';
import { m } from '#messages/messages.js';
import { toStoredPhrase, translateMedicinePhrase } from '#names/medicine-phrase.ts';
import type { Suggest, Suggestion } from './autocomplete-field.tsx';

export type MedicinePart = Exclude<keyof Medicine, 'reason'>;

/** About as many as a phone shows above its keyboard. */
const maxNames = 8;

/** Names that complete the typed text, each with its forms. */
export function suggestNames(known: readonly KnownMedicine[], typed: string): Suggestion[] {
  const found = completeMedicineName(known, typed, maxNames);
  if (found.length === 1 && found[0]?.name === typed) return []; // nothing left to complete
  return found.map(({ name, forms }) => ({
    value: name,
    note: forms.map(({ form }) => translateMedicinePhrase(form)).join(', '),
  }));
}

/** Suggests entries that contain the text; all of them for an empty or a complete text. */
function suggestContaining(all: readonly string[]): Suggest {
  return (typed) => {
    const wanted = typed.trim().toLowerCase();
    const open = wanted === '' || all.some((value) => value.toLowerCase() === wanted);
    return all.filter((value) => open || value.toLowerCase().includes(wanted)).map((value) => ({ value }));
  };
}

/** The parts of a message that lists common phrases. */
const splitPhrases = (message: string) => message.split('|');

/** Nothing is filled in automatically. */
export function createSuggestions(
  known: readonly KnownMedicine[],
  { name, form }: Pick<Medicine, 'name' | 'form'>,
): Readonly<Record<MedicinePart, Suggest>> {
  const medicine = findMedicineByName(known, name);
  return {
    name: (typed) => suggestNames(known, typed),
    form: suggestContaining(
      medicine?.forms.map((usual) => translateMedicinePhrase(usual.form)) ??
        splitPhrases(m.prescriptions_forms()),
    ),
    strength: suggestContaining(medicine ? listUsualStrengths(medicine, toStoredPhrase(form)) : []),
    dose: suggestContaining(splitPhrases(m.prescriptions_doses())),
    frequency: suggestContaining(splitPhrases(m.prescriptions_frequencies())),
    duration: suggestContaining(splitPhrases(m.prescriptions_durations())),
    instructions: suggestContaining(splitPhrases(m.prescriptions_instruction_phrases())),
  };
}
