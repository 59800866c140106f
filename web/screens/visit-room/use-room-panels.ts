import { useId, useState } from 'react';
import type { CallState } from '../../consultations/call/visit-call.ts';
import type { PanelName, Panels } from '../../consultations/room/bar.tsx';
import { isInCall } from '../../consultations/room/use-visit-call.ts';

export interface RoomPanels extends Panels {
  /** The latest wish was to write the prescription, not to look at the panel. */
  readonly toWrite: boolean;
  /** Opens the doctor's panel where the prescription is written. */
  readonly write: () => void;
}

/** Where picture and file have room side by side; there the file is open from the start. */
const sideBySide = '(min-width: 1000px) and (min-height: 481px)';

/** Which panel of the room is open. What a step does not have is closed, and open again when it comes back. */
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
