import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useClinicalRecord } from '../queries.ts';
import { AddAllergy, AddCondition } from './add-entry.tsx';
import { EntryList } from './entry-list.tsx';
import styles from './record-entries.module.css';
import { StripAllergies } from './strip-allergies.tsx';
import { useEntries } from './use-entries.ts';

interface RecordEntriesProps {
  readonly patientId: string;
  /** Each form opens in a sheet of its own, instead of standing below its list. */
  readonly inSheets?: boolean;
}

export function RecordEntries({ patientId, inSheets = false }: RecordEntriesProps) {
  const { data, error, isFetching, refetch } = useClinicalRecord(patientId);
  if (data) return <Lists record={data} inSheets={inSheets} />;
  if (!error) return <div className={styles.waiting} aria-busy="true" />;
  return (
    <p className="red" role="alert">
      {m.records_load_failed()}{' '}
      <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
        {m.common_retry()}
      </Button>
    </p>
  );
}

function Lists({ record, inSheets }: { readonly record: ClinicalRecord; readonly inSheets: boolean }) {
  const { patientId, allergies, conditions } = record;
  const entries = useEntries(patientId);
  return (
    <div className={`stack-4 ${styles.entries}`}>
      <section>
        <h3>{m.common_allergies()}</h3>
        {allergies.length === 0 && <StripAllergies record={record} />}
        <EntryList
          entries={allergies.map((one) => ({ ...one, name: one.substance, aside: one.reaction }))}
          busy={entries.isPending}
          onEnd={(entryId, as) => void entries.run({ kind: 'end', of: 'allergies', entryId, as })}
        />
        <AddAllergy
          inSheet={inSheets}
          busy={entries.isPending}
          onAdd={(added) => entries.run({ kind: 'allergy', ...added })}
        />
      </section>
      <section>
        <h3>{m.records_conditions()}</h3>
        {conditions.length === 0 && <p className="no-margin muted small">{m.records_no_conditions()}</p>}
        <EntryList
          entries={conditions.map((one) => ({
            ...one,
            aside: one.since ? m.records_since({ year: one.since }) : '',
          }))}
          busy={entries.isPending}
          onEnd={(entryId, as) => void entries.run({ kind: 'end', of: 'conditions', entryId, as })}
        />
        <AddCondition
          inSheet={inSheets}
          busy={entries.isPending}
          onAdd={(added) => entries.run({ kind: 'condition', ...added })}
        />
      </section>
      <p className="no-margin muted small">{m.records_kept()}</p>
    </div>
  );
}
