import { m } from '#messages/messages.js';

/**
 * Our own drawing: a doctor and a patient at a window, a calendar and a heartbeat between them. It stands in
 * a file of its own, which does not keep the words of the page waiting; its colours are the page's custom
 * properties.
 */
export function HeroIllustration({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 520 430" role="img" aria-label={m.home_illustration()}>
      <use href="/hero.svg#scene" />
    </svg>
  );
}
