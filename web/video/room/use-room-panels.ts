import { useId, useState } from 'react';
import type { CallState } from '#web/video/call/visit-call.ts';
import type { PanelName, Panels } from './call-bar.tsx';
import { isInCall } from './use-call-state.ts';

export interface RoomPanels extends Panels {
  /** Opened for the prescription, not for the panel itself. */
  readonly toWrite: boolean;
  /** Opens the doctor's panel at the prescription. */
  readonly write: () => void;
}

/** The video and the panel fit side by side; the panel is then open from the start. */
const sideBySide = '(min-width: 62.5em) and (min-height: 30.0625em)';

/** The open panel of the room. A panel that a step does not have is closed, and reopened afterwards. */
export function useRoomPanels(role: 'patient' | 'doctor', state: CallState | null): RoomPanels {
  const base = useId();
  const id = (panel: PanelName) => `${base}${panel}`;
  const [wanted, setWanted] = useState<PanelName | null>(() =>
    role === 'doctor' && window.matchMedia(sideBySide).matches ? 'patient' : null,
  );
  const [asked, setAsked] = useState(0);
  const [toWrite, setToWrite] = useState(false);
  const inCall = state !== null && isInCall(state);
  const possible = wanted === 'patient' ? role === 'doctor' : inCall;
  const ask = (panel: PanelName | null, writing: boolean) => {
    setWanted(panel);
    setAsked(asked + 1);
    setToWrite(writing);
  };
  return {
    open: possible ? wanted : null,
    asked,
    toWrite,
    id,
    show: (panel) => ask(panel, false),
    write: () => ask('patient', true),
    close(panel) {
      ask(null, false);
      document.querySelector<HTMLElement>(`[aria-controls="${id(panel)}"]`)?.focus();
    },
  };
}
