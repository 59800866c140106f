import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { offlineStorageChoice, useOfflineStorageChoice } from './offline-storage-choice.ts';
import styles from './offline-storage-prompt.module.css';

/**
 * Asks once per user and device if appointments and prescriptions may be stored on it. Nothing personal is
 * stored without consent.
 */
export function OfflineStoragePrompt() {
  const id = useId();
  const client = useQueryClient();
  if (useOfflineStorageChoice() !== null) return null;
  const answer = (button: HTMLElement, choice: 'yes' | 'no') => {
    button.closest('main')?.focus({ preventScroll: true }); // the button disappears with the question
    offlineStorageChoice.choose(choice);
    if (choice === 'yes') void client.invalidateQueries(); // the data on the screen is stored too
  };
  return (
    <section className={`card stack-2 padded ${styles.ask}`} aria-labelledby={id}>
      <h2 id={id}>{m.offline_keep_title()}</h2>
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
