import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { forgotPasswordEndpoint } from '#contract/accounts/passwords.ts';
import { m } from '#messages/messages.js';
import { useCommand } from '#web/api/use-command.ts';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { AccountFields } from '../login/account-fields.tsx';
import { type LoginRole, usePreferredRole } from '../login/preferred-role.ts';

interface AskForCodeProps {
  readonly phone: string;
  /** Requests a code; throws what the call throws. */
  readonly onAsk: (role: LoginRole, phone: string) => Promise<void>;
}

export function AskForCode({ phone, onAsk }: AskForCodeProps) {
  const role = usePreferredRole();
  // Submitted before hydration, the browser would put the fields into the address.
  const hydrated = useHydrated();
  // No default values, so that text typed before hydration stays.
  const { register, handleSubmit, formState } = useForm<{ phone: string }>({
    resolver: zodResolver(forgotPasswordEndpoint.body.pick({ phone: true })),
    defaultValues: phone ? { phone } : {},
  });
  const asking = useCommand((to: string) => onAsk(role, to), { inPlace: true });
  const { errors, isSubmitting } = formState;

  const ask = handleSubmit((form) => asking.run(form.phone));

  return (
    <form className="stack-3" aria-label={m.passwords_title()} noValidate onSubmit={ask}>
      <AccountFields
        legend={m.passwords_i_am()}
        hint={m.passwords_phone_hint()}
        error={getFieldMessage(errors.phone)}
        {...register('phone')}
      />
      <FormProblem text={asking.problem} urgent />
      <Button type="submit" wide busy={isSubmitting} disabled={!hydrated}>
        {isSubmitting ? m.passwords_sending() : m.passwords_send()}
      </Button>
    </form>
  );
}
