import { declineOffers } from '#server/appointments/leave/decline-offers.ts';
import { acceptOffer } from '#server/appointments/leave/take-offer.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { LinkAction } from './act-by-link.ts';

/** The patient takes one of the times that are held because of a leave; the hold's id stays the appointment's. */
export const createTakeOfferAction = (deps: Deps, offerId: number): LinkAction => ({
  by: 'patient',
  isDone: ({ id }) => id === offerId,
  take: ({ id }, patient) => acceptOffer(deps, patient, id, offerId),
});

/** The patient wants none of them. */
export const createDeclineOffersAction = (deps: Deps): LinkAction => ({
  by: 'patient',
  isDone: () => false, // a repeat changes nothing by itself
  take: ({ id }, patient) => declineOffers(deps, patient, id),
});
