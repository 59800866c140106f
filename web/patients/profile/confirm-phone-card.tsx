import { type ComponentProps, useId } from 'react';
import { m } from '#messages/messages.js';
import { ConfirmPhone } from '#web/accounts/session/codes/confirm-phone.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';

export function ConfirmPhoneCard(props: ComponentProps<typeof ConfirmPhone>) {
  const titleId = useId();
  return (
    <SettingsCard titleId={titleId}>
      <h2 id={titleId}>{m.codes_confirm_title()}</h2>
      <ConfirmPhone {...props} />
    </SettingsCard>
  );
}
