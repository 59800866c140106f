import { type ComponentProps, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './record-entries.module.css';

interface AddProps<Added> {
  readonly inSheet: boolean;
  readonly busy: boolean;
  /** Resolves to false if it could not be saved; the typed text stays then. */
  readonly onAdd: (added: Added) => Promise<boolean>;
}

export function AddAllergy({ inSheet, busy, onAdd }: AddProps<{ substance: string; reaction: string }>) {
  return (
    <AddEntry
      label={m.records_add_allergy()}
      name={{ label: m.records_substance(), hint: m.records_substance_hint() }}
      aside={{ label: m.records_reaction(), maxLength: 200 }}
      inSheet={inSheet}
      busy={busy}
      onAdd={(substance, reaction) => onAdd({ substance, reaction })}
    />
  );
}

export function AddCondition({ inSheet, busy, onAdd }: AddProps<{ name: string; since: string | null }>) {
  return (
    <AddEntry
      label={m.records_add_condition()}
      name={{ label: m.records_condition(), hint: m.records_condition_hint() }}
      aside={{ label: m.records_since_label(), inputMode: 'numeric', maxLength: 4 }}
      asideError={(since) => (since === '' || /^(19|20)\d\d$/.test(since) ? undefined : m.field_year())}
      inSheet={inSheet}
      busy={busy}
      onAdd={(name, since) => onAdd({ name, since: since || null })}
    />
  );
}

interface AddEntryProps {
  readonly label: string;
  readonly name: Pick<ComponentProps<typeof Field>, 'label' | 'hint'>;
  readonly aside: Pick<ComponentProps<typeof Field>, 'label' | 'inputMode' | 'maxLength'>;
  readonly asideError?: (typed: string) => string | undefined;
  readonly inSheet: boolean;
  readonly busy: boolean;
  readonly onAdd: (name: string, aside: string) => Promise<boolean>;
}

function AddEntry({ inSheet, onAdd, ...form }: AddEntryProps) {
  const [open, setOpen] = useState(false);
  if (!inSheet) return <EntryForm {...form} onAdd={onAdd} />;
  const add = async (name: string, aside: string) => {
    const added = await onAdd(name, aside);
    if (added) setOpen(false);
    return added;
  };
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {form.label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={form.label}>
        <EntryForm {...form} onAdd={add} />
      </Dialog>
    </>
  );
}

function EntryForm({ label, name, aside, asideError, busy, onAdd }: Omit<AddEntryProps, 'inSheet'>) {
  const [typedName, setTypedName] = useState('');
  const [typedAside, setTypedAside] = useState('');
  const [asked, setAsked] = useState(false);
  const nameIsMissing = typedName.trim() === '';
  const wrongAside = asideError?.(typedAside.trim());
  const submit = async () => {
    setAsked(true);
    if (nameIsMissing || wrongAside) return;
    if (!(await onAdd(typedName.trim(), typedAside.trim()))) return;
    setTypedName('');
    setTypedAside('');
    setAsked(false);
  };
  return (
    <form
      noValidate
      className={`grid top above-3 ${styles.add}`}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // it may be inside another form's dialog
        void submit();
      }}
    >
      <Field
        {...name}
        maxLength={100}
        value={typedName}
        error={asked && nameIsMissing ? m.field_required() : undefined}
        onChange={({ target }) => setTypedName(target.value)}
      />
      <Field
        {...aside}
        value={typedAside}
        error={asked ? wrongAside : undefined}
        optional
        onChange={({ target }) => setTypedAside(target.value)}
      />
      <Button type="submit" look="quiet" busy={busy}>
        {label}
      </Button>
    </form>
  );
}
