import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { HomeContent } from '#contract/site/home-content.ts';

type Sections = ComponentType<{ readonly content: HomeContent }>;

let sections: Sections | null = null;

export async function loadHomeMore(): Promise<Sections> {
  sections ??= (await import('./home-sections.tsx')).HomeSections;
  return sections;
}

/**
 * The sections below the doctors. A page from the server contains them; their scripts are loaded when the
 * visitor scrolls there, so that the first screen does not wait for them.
 */
export function HomeMore({ content }: { readonly content: HomeContent }) {
  const place = useRef<HTMLDivElement>(null);
  const [Loaded] = useState(() => sections);
  // As the server rendered it.
  const [shown] = useState(content);

  useEffect(() => {
    const element = place.current;
    if (!element?.firstChild) return;
    let root: Root | null = null;
    let gone = false;
    const takeOver = async () => {
      const Sections = await loadHomeMore();
      if (gone || root) return;
      inSight.disconnect();
      root = hydrateRoot(element, <Sections content={shown} />);
    };
    // If loading fails the sections stay readable, and it is tried again when they are next seen.
    const inSight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) takeOver().catch(() => {});
    });
    inSight.observe(element);
    return () => {
      gone = true;
      inSight.disconnect();
      setTimeout(() => root?.unmount()); // not during the page's own render
    };
  }, [shown]);

  if (Loaded) {
    return (
      <div>
        <Loaded content={content} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so React leaves what the server wrote
  return <div ref={place} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
