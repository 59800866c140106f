import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestSignInCodeEndpoint } from '#contract/accounts/sign-in-codes.ts';
import { m } from '#messages/messages.js';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';

interface AskPhoneProps {
  readonly phone: string;
  /** Requests a code; throws what the call throws. */
  readonly onAsk: (phone: string) => Promise<void>;
}

export function AskPhone({ phone, onAsk }: AskPhoneProps) {
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(requestSignInCodeEndpoint.body),
    defaultValues: { phone },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('phone'), [setFocus]);
  const ask = handleSubmit(async (form) => {
    setProblem(null);
    try {
      await onAsk(form.phone);
    } catch (error) {
      console.error(error);
      setProblem(getRefusalMessage(error) ?? m.session_no_connection());
    }
  });
  return (
    <form className="stack-3 shrinks relative" aria-label={m.codes_use()} noValidate onSubmit={ask}>
      <p>{m.codes_lead()}</p>
      <PhoneField
        label={m.session_phone()}
        autoComplete="tel-national"
        error={getFieldMessage(errors.phone)}
        {...register('phone')}
      />
      <FormProblem text={problem} urgent />
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? m.passwords_sending() : m.passwords_send()}
      </Button>
    </form>
  );
}
