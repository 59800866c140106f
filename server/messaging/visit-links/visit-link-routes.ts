import {
  acceptByLinkEndpoint,
  cancelByLinkEndpoint,
  confirmByLinkEndpoint,
  declineOffersByLinkEndpoint,
  moveByLinkEndpoint,
  sayLateByLinkEndpoint,
  takeOfferByLinkEndpoint,
  unsubscribeByLinkEndpoint,
  visitLinkEndpoint,
} from '#contract/messaging/visit-links.ts';
import { currentChoices } from '#server/accounts/message-choices/choose-messages.ts';
import { openOffers } from '#server/appointments/leave/open-offers.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { actByLink, type Deed } from './act-by-link.ts';
import { accepting, beingLate, cancelling, confirming } from './deeds.ts';
import type { FindVisit } from './find-visit.ts';
import { moving } from './move-by-link.ts';
import { decliningOffers, takingOffer } from './offers-by-link.ts';
import { unsubscribe } from './unsubscribe.ts';
import { visitLink } from './visit-link-presenter.ts';
import type { LinkedVisitRow } from './visit-link-queries.ts';

/** Whoever has the link needs no session (N-04). */
interface LinkCall {
  readonly input: {
    readonly params: { readonly token: string };
    readonly query?: { readonly shown?: string | undefined };
  };
  readonly address: string;
  readonly locale: Locale;
}

/** The calls of the page that a link opens. */
export function visitLinkRoutes(mount: Mount, deps: Deps, find: FindVisit): void {
  const { pool } = deps.database;
  const finding =
    ({ input, address }: LinkCall) =>
    () =>
      find(input.params.token, address);

  const shown = async (row: LinkedVisitRow, locale: Locale) => {
    const [choices, offers] = await Promise.all([
      currentChoices(pool, row.role, row.person_id),
      row.role === 'patient' ? openOffers(deps, { appointmentId: row.id }) : [],
    ]);
    return visitLink(row, offers[0], choices, deps, locale);
  };
  const act = async (call: LinkCall, deed: Deed) =>
    shown(await actByLink(deps, finding(call), deed, call.input.query?.shown), call.locale);

  mount(visitLinkEndpoint, async (call) => shown(await finding(call)(), call.locale));
  mount(confirmByLinkEndpoint, (call) => act(call, confirming(deps)));
  mount(acceptByLinkEndpoint, (call) => act(call, accepting(deps, call.input.body.via)));
  mount(cancelByLinkEndpoint, (call) => act(call, cancelling(deps)));
  mount(moveByLinkEndpoint, (call) => act(call, moving(deps, call.input.body, call.locale)));
  mount(takeOfferByLinkEndpoint, (call) => act(call, takingOffer(deps, call.input.body.offerId)));
  mount(declineOffersByLinkEndpoint, (call) => act(call, decliningOffers(deps)));
  mount(sayLateByLinkEndpoint, (call) => act(call, beingLate(deps, call.input.body.minutes)));
  mount(unsubscribeByLinkEndpoint, async (call) => {
    const visit = await finding(call)();
    const { topic, on, channel } = call.input.body;
    const channels = channel ? [channel] : (['email', 'sms'] as const);
    const wish = { topic, channels, wanted: on, source: 'link' } as const;
    await unsubscribe(deps, visit, wish, call.locale);
    return shown(visit, call.locale);
  });
}
