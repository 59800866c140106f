import { m } from '#messages/messages.js';

/**
 * A doctor and a patient at a window, with a calendar and a heartbeat between them. In its own file, so that
 * it does not delay the text of the page; its colours are the page's custom properties.
 */
export function HeroIllustration({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 520 430" role="img" aria-label={m.home_illustration()}>
      <use href="/hero.svg#scene" />
    </svg>
  );
}
