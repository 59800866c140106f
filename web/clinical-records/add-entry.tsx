import { type ReactNode, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import styles from './entries.module.css';

interface AddProps<Added> {
  readonly busy: boolean;
  /** Rejects when it could not be saved; what was typed stays then. */
  readonly onAdd: (added: Added) => Promise<unknown>;
}

/** One line that adds an allergy. */
export function AddAllergy({ busy, onAdd }: AddProps<{ substance: string; reaction: string }>) {
  const [substance, setSubstance] = useState('');
  const [reaction, setReaction] = useState('');
  const [asked, setAsked] = useState(false);
  return (
    <AddForm
      label={m.records_add_allergy()}
      busy={busy}
      onSubmit={async () => {
        setAsked(true);
        if (substance.trim() === '') return;
        await onAdd({ substance: substance.trim(), reaction: reaction.trim() });
        setSubstance('');
        setReaction('');
        setAsked(false);
      }}
    >
      <Field
        label={m.records_substance()}
        hint={m.records_substance_hint()}
        maxLength={100}
        value={substance}
        error={asked && substance.trim() === '' ? m.field_required() : undefined}
        onChange={({ target }) => setSubstance(target.value)}
      />
      <Field
        label={m.records_reaction()}
        maxLength={200}
        value={reaction}
        optional
        onChange={({ target }) => setReaction(target.value)}
      />
    </AddForm>
  );
}

/** One line that adds a long-term condition. */
export function AddCondition({ busy, onAdd }: AddProps<{ name: string; since: string | null }>) {
  const [name, setName] = useState('');
  const [since, setSince] = useState('');
  const [asked, setAsked] = useState(false);
  const isYear = since.trim() === '' || /^(19|20)\d\d$/.test(since.trim());
  return (
    <AddForm
      label={m.records_add_condition()}
      busy={busy}
      onSubmit={async () => {
        setAsked(true);
        if (name.trim() === '' || !isYear) return;
        await onAdd({ name: name.trim(), since: since.trim() || null });
        setName('');
        setSince('');
        setAsked(false);
      }}
    >
      <Field
        label={m.records_condition()}
        hint={m.records_condition_hint()}
        maxLength={100}
        value={name}
        error={asked && name.trim() === '' ? m.field_required() : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={m.records_since_label()}
        inputMode="numeric"
        maxLength={4}
        value={since}
        error={asked && !isYear ? m.field_year() : undefined}
        optional
        onChange={({ target }) => setSince(target.value)}
      />
    </AddForm>
  );
}

interface AddFormProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

function AddForm({ label, busy, onSubmit, children }: AddFormProps) {
  return (
    <form
      noValidate
      className={styles.add}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // it may stand in another form's dialog
        onSubmit().catch(() => {}); // said by a toast; what was typed stays
      }}
    >
      {children}
      <Button type="submit" look="quiet" busy={busy}>
        {label}
      </Button>
    </form>
  );
}
