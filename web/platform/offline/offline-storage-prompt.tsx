import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { offlineStorageChoice, useOfflineStorageChoice } from './offline-storage-choice.ts';

/**
 * Asks once per user and device, below a prescription, if appointments and prescriptions may be stored on it.
 * Nothing personal is stored without consent.
 */
export function OfflineStoragePrompt() {
  const id = useId();
  const client = useQueryClient();
  if (useOfflineStorageChoice() !== null) return null;
  const answer = (button: HTMLElement, choice: 'yes' | 'no') => {
    // The button disappears with the question: the focus goes to the one that closes the dialog.
    button.closest('dialog')?.querySelector('button')?.focus();
    offlineStorageChoice.choose(choice);
    if (choice === 'yes') void client.invalidateQueries(); // the data on the screen is stored too
  };
  return (
    <section className="stack-2 above-4 padded rounded accent-tint" aria-labelledby={id}>
      <h3 id={id}>{m.offline_keep_title()}</h3>
      <p>{m.offline_keep_text()}</p>
      <div className="row-2 above-1">
        <Button look="quiet" onClick={({ currentTarget }) => answer(currentTarget, 'yes')}>
          {m.offline_keep_yes()}
        </Button>
        <Button look="quiet" onClick={({ currentTarget }) => answer(currentTarget, 'no')}>
          {m.offline_keep_no()}
        </Button>
      </div>
    </section>
  );
}
