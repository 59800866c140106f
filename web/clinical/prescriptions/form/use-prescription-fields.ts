import { useMemo, useRef, useState } from 'react';
import type { Medicine, PrescriptionForm } from '#contract/clinical/prescriptions.ts';
import { findMedicineByName } from '#domain/clinical/medicines.ts';
import { translateMedicinePhrase } from '#names/medicine-phrase.ts';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { loadPrescribingKit, type PrescribingKit, usePrescribingKit } from '../aids/use-prescribing-kit.ts';
import {
  blankMedicine,
  isBlank,
  type PrescriptionFields,
  type TypedMedicine,
  toFields,
  toReadPhrases,
  withoutTypedLine,
} from './prescription-fields.ts';

const sameLine = (one: Medicine, other: Medicine) =>
  (Object.keys(blankMedicine) as (keyof typeof blankMedicine)[]).every(
    (part) => (one[part] ?? '').toLowerCase() === (other[part] ?? '').toLowerCase(),
  );

/** Fills in the form of a medicine that has only one. */
function fillOnlyForm<Row extends Medicine>(medicine: Row, kit: PrescribingKit | null): Row {
  const [only, ...others] = findMedicineByName(kit?.knownMedicines ?? [], medicine.name)?.forms ?? [];
  if (medicine.form !== '' || !only || others.length > 0) return medicine;
  return { ...medicine, form: translateMedicinePhrase(only.form) };
}

/** A prescription while it is typed, stored as a draft, and the actions on its medicines. */
export function usePrescriptionFields(appointmentId: string, initial: PrescriptionForm | null) {
  const [empty] = useState(() => toFields(initial));
  const [stored, setFields, clear, , draft] = useDraft(`prescription:${appointmentId}`, empty);
  // A draft of an earlier version lacks new fields.
  const fields = useMemo(() => ({ ...empty, ...stored }), [empty, stored]);
  const kit = usePrescribingKit();
  /** The row whose fields are unfolded. */
  const [editing, setEditing] = useState<number | null>(null);
  const [removed, setRemoved] = useState<{ index: number; medicine: TypedMedicine } | null>(null);
  const latest = useRef(fields);
  latest.current = fields;

  const become = (next: PrescriptionFields) => {
    latest.current = next;
    setFields(next);
    return next;
  };
  const change = (part: Partial<PrescriptionFields>) => become({ ...latest.current, ...part });
  const setRow = (index: number, next: TypedMedicine) =>
    change({ medicines: latest.current.medicines.map((row, at) => (at === index ? next : row)) });

  return {
    fields,
    empty,
    clear,
    draft,
    kit,
    editing,
    setEditing,
    removed,
    change,
    /** Takes lines as they are stored, and skips those already there. */
    add(lines: readonly Medicine[]) {
      const rows = latest.current.medicines.filter((row) => !isBlank(row));
      const fresh = lines.map(toReadPhrases).filter((line) => !rows.some((row) => sameLine(row, line)));
      setRemoved(null);
      setEditing(null);
      return change({ medicines: [...rows, ...fresh] });
    },
    /** Turns the typed line into rows; resolves to the resulting fields. */
    async addTyped(): Promise<PrescriptionFields> {
      const loaded = kit ?? (await loadPrescribingKit());
      const { typed, medicines } = latest.current;
      if (typed.trim() === '') return latest.current;
      const read: TypedMedicine[] = loaded
        ? loaded
            .parseMedicineLines(typed, loaded.knownMedicines)
            .map(({ medicine, ...line }) => ({ ...medicine, ...line }))
        : [{ ...blankMedicine, name: typed.trim() }];
      const rows = medicines.filter((row) => !isBlank(row));
      setRemoved(null);
      setEditing(null);
      const added = read.map((row) => fillOnlyForm(toReadPhrases(row), loaded));
      return change({ typed: '', medicines: [...rows, ...added] });
    },
    addAdvice(line = latest.current.typedAdvice) {
      const { advice } = latest.current;
      const added = line.trim() === '' ? advice : [advice.trimEnd(), line.trim()].filter(Boolean).join('\n');
      return change({ typedAdvice: '', advice: added });
    },
    edit(index: number, part: keyof Medicine, value: string) {
      const row = latest.current.medicines[index];
      if (!row) return;
      const next = { ...(part === 'reason' ? row : withoutTypedLine(row)), [part]: value };
      setRow(index, part === 'name' ? fillOnlyForm(next, kit) : next);
    },
    remove(index: number) {
      const { medicines } = latest.current;
      const medicine = medicines[index];
      if (!medicine) return;
      change({ medicines: medicines.filter((_, at) => at !== index) });
      setEditing(null);
      setRemoved(isBlank(medicine) ? null : { index, medicine });
    },
    undo() {
      if (!removed) return;
      change({ medicines: latest.current.medicines.toSpliced(removed.index, 0, removed.medicine) });
      setRemoved(null);
    },
  };
}
export type PrescriptionFieldsState = ReturnType<typeof usePrescriptionFields>;
