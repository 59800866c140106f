import { lazy, Suspense, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { CardSkeletons } from '#web/platform/loading/loading-states.tsx';
import { RoomPanel } from '../room/room-panel.tsx';
import type { ConsultationRoom } from '../room/use-consultation-room.ts';
import type { RoomPanels } from '../room/use-room-panels.ts';

// For doctors only.
const DoctorPanel = lazy(async () => ({ default: (await import('./doctor-panel.tsx')).DoctorPanel }));

interface DoctorRoomPanelProps {
  readonly appointmentId: string;
  readonly room: ConsultationRoom | undefined;
  readonly panels: RoomPanels;
  readonly onUnsaved: (unsaved: boolean) => void;
}

/** The patient and the prescription beside the video. */
export function DoctorRoomPanel({ appointmentId, room, panels, onUnsaved }: DoctorRoomPanelProps) {
  const writing = useRef<HTMLTextAreaElement>(null);
  // Once opened, it stays mounted: it may contain unsaved text.
  const [known, setKnown] = useState(false);
  if (room && !known) setKnown(true);
  if (!known) return null;
  return (
    <RoomPanel
      id={panels.id('patient')}
      title={m.consultations_desk()}
      wide
      open={panels.open === 'patient'}
      asked={panels.asked}
      focusOn={panels.toWrite ? writing : undefined}
      onClose={() => panels.close('patient')}
    >
      <Suspense fallback={<CardSkeletons />}>
        <DoctorPanel
          appointmentId={appointmentId}
          consent={room?.consent ?? null}
          first={writing}
          onUnsaved={onUnsaved}
        />
      </Suspense>
    </RoomPanel>
  );
}
