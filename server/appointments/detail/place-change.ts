import { distanceKm } from '#domain/platform/distance.ts';
import type { VisitFacts } from '#server/platform/outbox/content.ts';

/** Where a visit takes place, as its announcement keeps it. */
export const toPlace = ({ hospital, address, position, phone, consultStatus }: VisitFacts) => ({
  hospital,
  address: address ?? '',
  position: position ? `${position.y} ${position.x}` : '',
  phone,
  mode: consultStatus,
});

/** A pin that is set a little better is no move. */
const minMoveKm = 0.1;

function isFar(one: string, other: string): boolean {
  if (one === other || !one || !other) return false;
  const [from, to] = [one, other].map((position) => {
    const [latitude = 0, longitude = 0] = position.split(' ').map(Number);
    return { latitude, longitude };
  });
  return from !== undefined && to !== undefined && distanceKm(from, to) > minMoveKm;
}

/** What its patient has to know of where the visit takes place now; null: all is as it was. */
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
