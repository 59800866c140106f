import { defaultReason } from '#domain/doctors/specializations.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';

/** Marks a reason that was written by a hospital's front desk. */
export const formatVisitReason = (reason: string, isOfDesk: boolean): string =>
  isOfDesk && reason !== defaultReason
    ? m.day_reason_of_desk({ reason: translateReason(reason) })
    : translateReason(reason);
