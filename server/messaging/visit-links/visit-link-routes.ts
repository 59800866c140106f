import {
  acceptByLinkEndpoint,
  acceptOfferByLinkEndpoint,
  cancelByLinkEndpoint,
  confirmByLinkEndpoint,
  declineOffersByLinkEndpoint,
  moveByLinkEndpoint,
  reportLateByLinkEndpoint,
  unsubscribeByLinkEndpoint,
  visitLinkEndpoint,
} from '#contract/messaging/visit-links.ts';
import { listCurrentChoices } from '#server/accounts/message-choices/choose-messages.ts';
import { listOpenOffers } from '#server/appointments/leave-offers/list-open-offers.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { actByLink, type LinkAction } from './act-by-link.ts';
import type { FindLinkedVisit } from './find-linked-visit.ts';
import {
  createAcceptAction,
  createCancelAction,
  createConfirmAction,
  createLateAction,
} from './link-actions.ts';
import { createMoveAction } from './move-action.ts';
import { createDeclineOffersAction, createTakeOfferAction } from './offer-actions.ts';
import { changeSubscription } from './unsubscribe.ts';
import { presentVisitLink } from './visit-link-presenter.ts';
import type { LinkedVisitRow } from './visit-link-queries.ts';

interface LinkCall {
  readonly input: {
    readonly params: { readonly token: string };
    readonly query?: { readonly shown?: string | undefined };
  };
  readonly address: string;
  readonly locale: Locale;
}

export function visitLinkRoutes(mount: Mount, deps: Deps, find: FindLinkedVisit): void {
  const { pool } = deps.database;
  const finding =
    ({ input, address }: LinkCall) =>
    () =>
      find(input.params.token, address);

  const shown = async (row: LinkedVisitRow, locale: Locale) => {
    const [choices, offers] = await Promise.all([
      listCurrentChoices(pool, row.role, row.person_id),
      row.role === 'patient' ? listOpenOffers(deps, { appointmentId: row.id }) : [],
    ]);
    return presentVisitLink(row, offers[0], choices, deps, locale);
  };
  const act = async (call: LinkCall, action: LinkAction) =>
    shown(await actByLink(deps, finding(call), action, call.input.query?.shown), call.locale);

  mount(visitLinkEndpoint, async (call) => shown(await finding(call)(), call.locale));
  mount(confirmByLinkEndpoint, (call) => act(call, createConfirmAction(deps)));
  mount(acceptByLinkEndpoint, (call) => act(call, createAcceptAction(deps, call.input.body.via)));
  mount(cancelByLinkEndpoint, (call) => act(call, createCancelAction(deps)));
  mount(moveByLinkEndpoint, (call) => act(call, createMoveAction(deps, call.input.body, call.locale)));
  mount(acceptOfferByLinkEndpoint, (call) => act(call, createTakeOfferAction(deps, call.input.body.offerId)));
  mount(declineOffersByLinkEndpoint, (call) => act(call, createDeclineOffersAction(deps)));
  mount(reportLateByLinkEndpoint, (call) => act(call, createLateAction(deps, call.input.body.minutes)));
  mount(unsubscribeByLinkEndpoint, async (call) => {
    const visit = await finding(call)();
    const { topic, on, channel } = call.input.body;
    const channels = channel ? [channel] : (['email', 'sms'] as const);
    const wish = { topic, channels, wanted: on, source: 'link' } as const;
    await changeSubscription(deps, visit, wish, call.locale);
    return shown(visit, call.locale);
  });
}
