import { useEffect, useRef } from 'react';
import type { Medicine } from '#contract/clinical/prescriptions.ts';
import type { KnownMedicine } from '#domain/clinical/medicines.ts';
import type { TelemedicineFinding } from '#domain/clinical/prescription-rules/telemedicine-findings.ts';
import { m } from '#messages/messages.js';
import { formatRule } from '#names/prescribing-sentences.ts';
import { Button } from '#web/ui/button.tsx';
import type { PrescribingAids } from '../aids/use-prescribing-aids.ts';
import { formatMedicineTitle, hasDosePattern } from '../paper/medicine-labels.ts';
import { MedicineRow } from './medicine-row.tsx';
import {
  blankMedicine,
  type TypedMedicine,
  toStoredPhrases,
  withoutTypedLine,
} from './prescription-fields.ts';
import styles from './prescription-form.module.css';
import type { PrescriptionFieldsState } from './use-prescription-fields.ts';

interface MedicineRowsProps {
  readonly form: PrescriptionFieldsState;
  readonly known: readonly KnownMedicine[];
  readonly aids: Pick<PrescribingAids, 'favourites' | 'pin'>;
  readonly findings: readonly TelemedicineFinding[];
  readonly errorOf: (path: string) => string | undefined;
  /** Returns the focus to the entry line. */
  readonly onLeave: () => void;
}

const comparable = ({ reason: _, ...medicine }: Medicine) =>
  JSON.stringify(Object.entries({ ...blankMedicine, ...medicine }).sort());

export function MedicineRows({ form, known, aids, findings, errorOf, onLeave }: MedicineRowsProps) {
  const { fields, editing, setEditing, removed } = form;
  const { medicines } = fields;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (editing === null) return;
    const row = list.current?.querySelector(`[data-medicine="${editing}"]`);
    if (!row?.contains(document.activeElement) || document.activeElement?.matches('[data-edit]')) {
      row?.querySelector<HTMLElement>('input')?.focus();
    }
  }, [editing]);
  const pins = new Set(
    aids.favourites.filter(({ pinned }) => pinned).map(({ medicine }) => comparable(medicine)),
  );
  const isPinned = (medicine: TypedMedicine) =>
    pins.has(comparable(toStoredPhrases(withoutTypedLine(medicine))));

  const withoutReason = findings.flatMap(({ index, verdict }) =>
    verdict === 'needs-reason' && !medicines[index]?.reason?.trim() ? [index] : [],
  );

  return (
    <div className="stack-2 shrinks" ref={list}>
      {medicines.map((medicine, index) => {
        const finding = findings.find((one) => one.index === index);
        const isRefused = finding?.verdict === 'refused';
        return (
          <MedicineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end, and a line may stand there twice
            key={index}
            medicine={medicine}
            index={index}
            known={known}
            open={editing === index}
            onOpen={(open) => (open ? setEditing(index) : setEditing(null))}
            pinned={isPinned(medicine)}
            onPin={() =>
              void aids.pin.run({ medicine: withoutTypedLine(medicine), pinned: !isPinned(medicine) })
            }
            onEdit={(part, value) => form.edit(index, part, value)}
            onRemove={() => {
              form.remove(index);
              onLeave(); // the button that was pressed is gone
            }}
            errorOf={(part) => errorOf(`medicines.${index}.${part}`)}
            rule={finding && finding.verdict !== 'allowed' ? formatRule(finding) : null}
            asksReason={finding?.verdict === 'needs-reason'}
            isRefused={isRefused}
            others={withoutReason.flatMap((one) => (one === index ? [] : (medicines[one]?.name ?? [])))}
            onSameReason={() => {
              for (const one of withoutReason) form.edit(one, 'reason', medicine.reason ?? '');
            }}
          />
        );
      })}
      {medicines.some(hasDosePattern) && <p className="muted small">{m.prescribe_legend()}</p>}
      <p className={`row-1 middle muted ${styles.removed}`} role="status">
        {removed && (
          <>
            <span>{m.prescriptions_removed({ name: formatMedicineTitle(removed.medicine) })}</span>
            <Button look="plain" onClick={form.undo}>
              {m.common_undo()}
            </Button>
          </>
        )}
      </p>
    </div>
  );
}
