import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';

/** The name of an event for machines: `moved_by_doctor` for `movedByDoctor`. */
export const toEventKind = (event: AnnouncedEvent): string =>
  event.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
