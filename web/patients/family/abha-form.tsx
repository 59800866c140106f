import { saveAbhaEndpoint } from '#contract/patients/abha.ts';
import { formatAbhaNumber } from '#domain/patients/abha.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { LoadedPart } from '#web/platform/loading/loaded-part.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { useAbha } from '../queries.ts';
import styles from './people.module.css';

interface AbhaFormProps {
  /** Null: the user's own. */
  readonly patientId: string | null;
  /** In a dialog: closes it. */
  readonly onClose?: () => void;
}

/** ABHA number and address as stated by the user. */
export const AbhaForm = (props: AbhaFormProps) => (
  <LoadedPart query={useAbha(props.patientId)} height={180} failed={m.people_abha_failed()}>
    {(stated) => <StatedAbhaForm {...props} stated={stated} />}
  </LoadedPart>
);

interface StatedAbhaFormProps extends AbhaFormProps {
  readonly stated: Output<'GET /people/abha'>;
}

function StatedAbhaForm({ patientId, onClose, stated }: StatedAbhaFormProps) {
  const call = useCall();
  const form = useTypedForm(
    saveAbhaEndpoint.body,
    { abhaNumber: formatAbhaNumber(stated.abhaNumber ?? ''), abhaAddress: stated.abhaAddress ?? '' },
    (body) => call('PUT /people/abha', { query: patientId === null ? {} : { patientId }, body }),
    { onDone: () => onClose?.() },
  );
  return (
    <CheckedForm
      state={form}
      className={`stack-3 shrinks ${styles.abha}`}
      aria-label={m.people_abha_title()}
      submit={m.common_save()}
      {...(onClose && { onCancel: onClose })}
    >
      <Field
        label={m.people_abha_number()}
        hint={m.people_abha_number_hint()}
        aria-required={false}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        {...form.field('abhaNumber')}
      />
      <Field
        label={m.people_abha_address()}
        hint={m.people_abha_address_hint()}
        aria-required={false}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        {...form.field('abhaAddress')}
      />
    </CheckedForm>
  );
}
