import { useId } from 'react';
import { m } from '#messages/messages.js';
import { Switch } from '#web/ui/fields/switch.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { offlineStorageChoice, useOfflineStorageChoice } from './offline-storage-choice.ts';

export function OfflineStorageCard() {
  const id = useId();
  const choice = useOfflineStorageChoice();
  if (choice === 'unsupported') return null;
  return (
    <SettingsCard titleId={id} className="column">
      <h2 id={id}>{m.offline_device_title()}</h2>
      <Switch
        label={m.offline_keep_switch()}
        hint={m.offline_keep_hint()}
        on={choice === 'yes'}
        onChange={(on) => offlineStorageChoice.choose(on ? 'yes' : 'no')}
      />
    </SettingsCard>
  );
}
