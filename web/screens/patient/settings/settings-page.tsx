import { type ReactNode, useEffect, useId } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';

interface SettingsPageProps {
  readonly title: string;
  /** Receives the id of the heading, which also names a page's only card. */
  readonly children: (titleId: string) => ReactNode;
}

export function SettingsPage({ title, children }: SettingsPageProps) {
  const titleId = useId();
  return (
    <>
      <title>{`${title} | ${m.shell_brand()}`}</title>
      <h1 id={titleId}>{title}</h1>
      {children(titleId)}
    </>
  );
}

/** Scrolls to the section in the address and focuses its first field, once it is there. */
export function useSectionOfAddress(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = isThere && hash ? document.getElementById(hash.slice(1)) : null;
    section?.scrollIntoView?.({ block: 'start' });
    section?.querySelector('input')?.focus({ preventScroll: true });
  }, [isThere, hash]);
}
