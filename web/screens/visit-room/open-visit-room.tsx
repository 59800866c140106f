import { lazy, Suspense } from 'react';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import type { RoomAddress } from './use-room-address.ts';

const VisitRoom = lazy(async () => ({ default: (await import('./visit-room.tsx')).VisitRoom }));

export function OpenVisitRoom({ room, leave }: RoomAddress) {
  if (!room) return null;
  return (
    <Suspense fallback={<LoadingBar />}>
      <VisitRoom key={room} appointmentId={room} onClose={leave} />
    </Suspense>
  );
}
