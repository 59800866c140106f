import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Field } from '../fields/field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { CheckedForm } from '../forms/checked-form.tsx';
import { ConfirmDiscard } from '../forms/confirm-discard.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { FieldCard } from '../forms/field-card.tsx';
import { FoldedFilters } from '../forms/folded-filters.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { Toasts, toast } from '../toasts/toasts.tsx';
import styles from './gallery.module.css';
import { Held, nothing, Piece } from './piece.tsx';

const sampleForm = {
  form: { current: null },
  errors: {},
  problem: m.settings_failed(),
  attempt: 0,
  busy: false,
  submit: nothing,
};

export function FormSamples() {
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <Piece name="ErrorSummary">
        <form ref={form} className="stack-3">
          <Held initial={0}>
            {(attempt, submit) => (
              <>
                <ErrorSummary form={form} attempt={attempt} errors={form} />
                <Button look="quiet" onClick={() => submit(attempt + 1)}>
                  {m.common_retry()}
                </Button>
              </>
            )}
          </Held>
          <Field label={m.common_house_and_street()} error={m.field_required()} />
          <Field label={m.common_city()} error={m.field_required()} />
        </form>
      </Piece>
      <Piece name="CheckedForm">
        <CheckedForm state={sampleForm} className="stack-3" submit={m.settings_save()} onCancel={nothing}>
          <Field label={m.common_house_and_street()} />
        </CheckedForm>
      </Piece>
      <Piece name="Cards of a form">
        <FieldCard title={m.common_address()} note={m.settings_address_note()}>
          <Field label={m.common_house_and_street()} />
        </FieldCard>
        <SettingsCard titleId="settings-sample">
          <h3 id="settings-sample">{m.common_settings()}</h3>
          <p>{m.settings_profile_hint()}</p>
        </SettingsCard>
        <FoldedFilters count={2}>
          <SelectField label={m.common_city()}>
            <option>{m.common_city()}</option>
          </SelectField>
        </FoldedFilters>
      </Piece>
      <Piece name="SaveBar">
        {[false, true].map((busy) => (
          <div key={String(busy)} className={styles.inFlow}>
            <SaveBar
              save={m.common_save()}
              saving={m.common_saving()}
              discard={m.session_discard()}
              unsaved
              busy={busy}
              problem={busy ? null : m.settings_failed()}
              retry
              onDiscard={nothing}
            />
          </div>
        ))}
      </Piece>
      <Piece name="Dialogs and toasts">
        <div className="row-2">
          <Held initial={false}>
            {(open, change) => (
              <>
                <Button look="quiet" onClick={() => change(true)}>
                  {m.common_settings()}
                </Button>
                <Dialog open={open} onClose={() => change(false)} title={m.common_settings()}>
                  <p>{m.settings_profile_hint()}</p>
                  <Button wide>{m.common_save()}</Button>
                </Dialog>
              </>
            )}
          </Held>
          <Held initial={false}>
            {(open, change) => (
              <>
                <Button look="danger" onClick={() => change(true)}>
                  {m.session_discard()}
                </Button>
                <ConfirmDiscard open={open} onKeep={() => change(false)} onDiscard={() => change(false)} />
              </>
            )}
          </Held>
          <Button look="plain" onClick={() => toast.good(m.settings_saved())}>
            {m.common_save()}
          </Button>
        </div>
        <Toasts />
      </Piece>
    </>
  );
}
