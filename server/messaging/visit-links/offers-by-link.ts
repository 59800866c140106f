import { declineOffers } from '#server/appointments/leave/decline-offers.ts';
import { takeOffer } from '#server/appointments/leave/take-offer.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Deed } from './act-by-link.ts';

/** The patient takes one of the times that are held because of a leave; the hold's id stays the appointment's. */
export const takingOffer = (deps: Deps, offerId: number): Deed => ({
  by: 'patient',
  isDone: ({ id }) => id === offerId,
  take: ({ id }, patient) => takeOffer(deps, patient, id, offerId),
});

/** The patient wants none of them. */
export const decliningOffers = (deps: Deps): Deed => ({
  by: 'patient',
  isDone: () => false, // a repeat changes nothing by itself
  take: ({ id }, patient) => declineOffers(deps, patient, id),
});
