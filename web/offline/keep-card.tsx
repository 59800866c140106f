import { useId } from 'react';
import { m } from '#messages/messages.js';
import cardStyles from '../ui/card.module.css';
import { Switch } from '../ui/forms/switch.tsx';
import styles from './keep-card.module.css';
import { keepChoice, useKeepChoice } from './keep-choice.ts';

/** The choice whether own papers are kept on this device (B-13), to be changed at any time. */
export function KeepCard() {
  const id = useId();
  const choice = useKeepChoice();
  if (choice === 'unsupported') return null;
  return (
    <section className={`${cardStyles.card} ${styles.card}`} aria-labelledby={id}>
      <h2 id={id}>{m.offline_device_title()}</h2>
      <Switch
        label={m.offline_keep_switch()}
        hint={m.offline_keep_hint()}
        on={choice === 'yes'}
        onChange={(on) => keepChoice.choose(on ? 'yes' : 'no')}
      />
    </section>
  );
}
