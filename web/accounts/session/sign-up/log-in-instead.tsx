import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { LoginRole } from '../login/preferred-role.ts';
import type { RegistrationProps } from './registration-form.tsx';

interface LogInInsteadProps extends Pick<RegistrationProps, 'onHaveAccount'> {
  readonly account: LoginRole;
  readonly phone: string;
}

export function LogInInstead({ account, phone, onHaveAccount }: LogInInsteadProps) {
  return (
    <div data-wide>
      <Button look="quiet" onClick={() => onHaveAccount(account, phone)}>
        <Icon name="person" />
        {m.signup_log_in_with({ phone })}
      </Button>
    </div>
  );
}
