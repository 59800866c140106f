import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

let sections: ComponentType | null = null;

/** Loads the sections below the doctors for `HomeMore`. */
export async function loadHomeMore(): Promise<ComponentType> {
  sections ??= (await import('./sections.tsx')).HomeSections;
  return sections;
}

/**
 * The sections below the doctors. A page from the server contains them; their scripts are loaded when
 * somebody scrolls there, so that the first screen does not wait for them.
 */
export function HomeMore() {
  const place = useRef<HTMLDivElement>(null);
  const [Loaded] = useState(() => sections);

  useEffect(() => {
    const element = place.current;
    if (!element?.firstChild) return;
    let root: Root | null = null;
    let gone = false;
    const takeOver = async () => {
      const Sections = await loadHomeMore();
      if (gone || root) return;
      inSight.disconnect();
      root = hydrateRoot(element, <Sections />);
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
  }, []);

  if (Loaded) {
    return (
      <div>
        <Loaded />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so React leaves what the server wrote
  return <div ref={place} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
