import { distanceKm } from '#domain/platform/distance.ts';
import type { VisitFacts } from '#server/platform/outbox/message-content.ts';

/** The form in which an announcement stores the place. */
export const toPlace = ({ hospital, address, position, phone, consultStatus }: VisitFacts) => ({
  hospital,
  address: address ?? '',
  position: position ? `${position.y} ${position.x}` : '',
  phone,
  mode: consultStatus,
});

/** A smaller correction of the pin is no move. */
const minMoveKm = 0.1;

function isFar(one: string, other: string): boolean {
  if (one === other || !one || !other) return false;
  const [from, to] = [one, other].map((position) => {
    const [latitude = 0, longitude = 0] = position.split(' ').map(Number);
    return { latitude, longitude };
  });
  return from !== undefined && to !== undefined && distanceKm(from, to) > minMoveKm;
}

export function findPlaceChange(
  before: Readonly<Record<string, string | number>>,
  visit: VisitFacts,
): 'video' | 'place' | 'phone' | null {
  const now = toPlace(visit);
  if (before.mode !== now.mode) return now.mode === 'Online' ? 'video' : 'place';
  const isElsewhere =
    before.hospital !== now.hospital ||
    (now.address !== '' && before.address !== now.address) ||
    isFar(String(before.position ?? ''), now.position);
  if (isElsewhere && now.mode === 'Offline') return 'place';
  return now.phone !== '' && before.phone !== now.phone ? 'phone' : null;
}
