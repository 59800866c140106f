import { requestSignInCodeEndpoint } from '#contract/accounts/sign-in-codes.ts';
import { m } from '#messages/messages.js';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';

interface AskPhoneProps {
  readonly phone: string;
  /** Requests a code; throws what the call throws. */
  readonly onAsk: (phone: string) => Promise<void>;
}

export function AskPhone({ phone, onAsk }: AskPhoneProps) {
  const form = useTypedForm(requestSignInCodeEndpoint.body, { phone }, (body) => onAsk(body.phone));
  return (
    <CheckedForm
      state={form}
      className="stack-3 shrinks relative"
      aria-label={m.codes_use()}
      submit={m.passwords_send()}
      sending={m.passwords_sending()}
      wide
    >
      <p>{m.codes_lead()}</p>
      <PhoneField
        label={m.common_phone_number()}
        autoComplete="tel-national"
        autoFocus
        {...form.field('phone')}
      />
    </CheckedForm>
  );
}
