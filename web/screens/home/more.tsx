import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

let sections: ComponentType | null = null;

/** Loads what stands below the doctors, so that `HomeMore` can draw it. */
export async function loadHomeMore(): Promise<ComponentType> {
  sections ??= (await import('./sections.tsx')).HomeSections;
  return sections;
}

/**
 * What stands below the doctors. A page from the server has it already: its scripts are loaded only when somebody
 * scrolls there, so that nobody's first screen waits for them, and nothing moves when they come.
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
    // Not loaded, it is still all there to read, and the next time that it comes into sight is another try.
    const inSight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) takeOver().catch(() => {});
    });
    inSight.observe(element);
    return () => {
      gone = true;
      inSight.disconnect();
      setTimeout(() => root?.unmount()); // not in the middle of the page's own render
    };
  }, []);

  if (Loaded) {
    return (
      <div>
        <Loaded />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which tells React to leave what the server wrote
  return <div ref={place} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
