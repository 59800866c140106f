import { defaultReason } from '#domain/doctors/specializations.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';

/** Why somebody comes, and that it stands in the words of a hospital's desk where it was booked there. */
export const formatVisitReason = (reason: string, isOfDesk: boolean): string =>
  isOfDesk && reason !== defaultReason
    ? m.day_reason_of_desk({ reason: translateReason(reason) })
    : translateReason(reason);
