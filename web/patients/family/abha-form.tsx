import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { saveAbhaEndpoint } from '#contract/patients/abha.ts';
import { formatAbhaNumber } from '#domain/patients/abha.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './people.module.css';

interface AbhaFormProps {
  /** Null: the user's own. */
  readonly patientId: string | null;
  readonly onSaved?: () => void;
  /** A button beside the one that saves. */
  readonly children?: ReactNode;
}

/** ABHA number and address as stated by the user. */
export function AbhaForm(props: AbhaFormProps) {
  const call = useCall();
  const { patientId } = props;
  const query = patientId === null ? {} : { patientId };
  // Avoids overwriting a value that another device has saved since.
  const abhaQuery = useQuery({
    queryKey: ['abha', patientId],
    queryFn: () => call('GET /people/abha', { query }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (abhaQuery.data) return <StatedAbhaForm {...props} notified={abhaQuery.data} />;
  if (!abhaQuery.isError) return <Skeleton height={180} />;
  return (
    <div className="stack-3 shrinks">
      <FormProblem text={`${m.people_abha_failed()} ${getRefusalMessage(abhaQuery.error) ?? ''}`} urgent />
      <div className={`row-2 ${styles.buttons}`}>
        {props.children}
        <Button look="quiet" busy={abhaQuery.isFetching} onClick={() => void abhaQuery.refetch()}>
          {m.dashboards_retry()}
        </Button>
      </div>
    </div>
  );
}

function StatedAbhaForm({
  patientId,
  onSaved,
  notified,
  children,
}: AbhaFormProps & { readonly notified: Output<'GET /people/abha'> }) {
  const call = useCall();
  const [number, setNumber] = useState(formatAbhaNumber(notified.abhaNumber ?? ''));
  const [address, setAddress] = useState(notified.abhaAddress ?? '');
  const { form, errors, problem, attempt, busy, submit } = useCheckedForm(
    saveAbhaEndpoint.body,
    async (body) => {
      const query = patientId === null ? {} : { patientId };
      toast.good((await call('PUT /people/abha', { query, body })).message);
      onSaved?.();
    },
  );
  return (
    <form
      ref={form}
      className={`stack-3 shrinks ${styles.abha}`}
      aria-label={m.people_abha_title()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ abhaNumber: number, abhaAddress: address });
      }}
    >
      <ErrorSummary form={form} attempt={attempt} errors={errors} />
      <Field
        label={m.people_abha_number()}
        hint={m.people_abha_number_hint()}
        aria-required={false}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        value={number}
        error={errors.abhaNumber}
        onChange={({ target }) => setNumber(target.value)}
      />
      <Field
        label={m.people_abha_address()}
        hint={m.people_abha_address_hint()}
        aria-required={false}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        value={address}
        error={errors.abhaAddress}
        onChange={({ target }) => setAddress(target.value)}
      />
      <FormProblem text={problem} urgent />
      <div className={`row-2 ${styles.buttons}`}>
        {children}
        <Button type="submit" busy={busy}>
          {m.people_abha_save()}
        </Button>
      </div>
    </form>
  );
}
