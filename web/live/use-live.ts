import { useEffect, useEffectEvent } from 'react';
import type { ServerFrame, Topic } from '#contract/live.ts';

/** What a screen hears of a topic. */
export type Change = Extract<ServerFrame, { type: 'slots' | 'appointment' }>;

interface Listener {
  /** Something changed. */
  readonly onChange: (change: Change) => void;
  /** The line is there, for the first time or again: what was missed meanwhile must be asked for. */
  readonly onCatchUp: () => void;
}

/** Follows a topic while the screen is shown; null follows nothing. The line itself is loaded after the page. */
export function useLive(topic: Topic | null, { onChange, onCatchUp }: Listener): void {
  const change = useEffectEvent(onChange);
  const catchUp = useEffectEvent(onCatchUp);
  useEffect(() => {
    if (!topic) return;
    let leave = () => {};
    let gone = false;
    const start = async () => {
      const { liveLine } = await import('./live-line.ts');
      if (gone) return;
      leave = liveLine().follow(topic, {
        onFollowing: () => catchUp(),
        onFrame: (frame) => {
          if (frame.type === 'slots' || frame.type === 'appointment') change(frame);
        },
      });
    };
    // Without the line the screen still asks from time to time.
    void start().catch((error) => console.warn('Changes are not told at once:', error));
    return () => {
      gone = true;
      leave();
    };
  }, [topic]);
}
