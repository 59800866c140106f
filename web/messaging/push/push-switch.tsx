import { useEffect, useId, useState } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { getPushState, type PushState, turnPushOff, turnPushOn } from './push-subscription.ts';
import styles from './push-switch.module.css';

interface PushSwitchProps {
  readonly heading?: 'h2' | 'h3';
}

export function PushSwitch({ heading: Heading = 'h3' }: PushSwitchProps) {
  const id = useId();
  const call = useCall();
  const [state, setState] = useState<PushState | null>(null);

  useEffect(() => {
    let over = false;
    const look = () =>
      void getPushState().then(
        (found) => over || setState(found),
        () => over || setState('unsupported'),
      );
    look();
    // A user who allowed them in the browser's settings returns to this tab.
    window.addEventListener('focus', look);
    return () => {
      over = true;
      window.removeEventListener('focus', look);
    };
  }, []);

  const turn = useCommand((way: typeof turnPushOn) => way(call), {
    inPlace: true,
    done: null,
    onDone: setState,
  });
  const failed = turn.error !== undefined && !turn.isPending;

  return (
    <section className={`stack-2 to-start shrinks ${styles.push}`} aria-labelledby={id}>
      <Heading id={id}>{m.push_title()}</Heading>
      <p>{m.push_lead()}</p>
      {state === 'off' && (
        <Button look="quiet" busy={turn.isPending} onClick={() => void turn.run(turnPushOn)}>
          {m.push_turn_on()}
        </Button>
      )}
      {state === 'on' && (
        <Button look="quiet" busy={turn.isPending} onClick={() => void turn.run(turnPushOff)}>
          {m.push_turn_off()}
        </Button>
      )}
      <p role="status" className={styles.state}>
        {failed && m.push_failed()}
        {!failed && state === 'on' && m.push_is_on()}
        {!failed && state === 'blocked' && m.push_blocked()}
        {!failed && state === 'unsupported' && m.push_unsupported()}
      </p>
    </section>
  );
}
