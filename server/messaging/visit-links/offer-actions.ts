import { acceptOffer } from '#server/appointments/leave-offers/accept-offer.ts';
import { declineOffers } from '#server/appointments/leave-offers/decline-offers.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { LinkAction } from './act-by-link.ts';

/** Takes one of the slots reserved because of a leave; the appointment has the id of the reservation. */
export const createTakeOfferAction = (deps: Deps, offerId: number): LinkAction => ({
  by: 'patient',
  isDone: ({ id }) => id === offerId,
  take: ({ id }, patient) => acceptOffer(patient, deps, id, offerId),
});

export const createDeclineOffersAction = (deps: Deps): LinkAction => ({
  by: 'patient',
  isDone: () => false, // a repeat changes nothing
  take: ({ id }, patient) => declineOffers(patient, deps, id),
});
