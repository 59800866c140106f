import { m } from '#messages/messages.js';
import type { Locale } from '#server/platform/http/language.ts';
import type { VisitFacts } from './message-content.ts';

export function formatPlace({ consultStatus, hospital }: VisitFacts, locale: Locale): string {
  if (consultStatus === 'Online') return m.told_by_video({}, { locale });
  return hospital === 'Own Practice' ? m.told_own_practice({}, { locale }) : hospital;
}

export function formatPlaceWithAddress(visit: VisitFacts, locale: Locale): string {
  const place = formatPlace(visit, locale);
  return visit.consultStatus === 'Offline' && visit.address ? `${place}, ${visit.address}` : place;
}
