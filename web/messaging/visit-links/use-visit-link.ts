import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { VisitLink } from '#contract/messaging/visit-links.ts';
import { m } from '#messages/messages.js';
import { getRefusalMessage } from '#web/api/refusals.ts';

/** Actions by a link, one at a time. */
export interface LinkActionState {
  readonly busy: boolean;
  readonly problem: string | null;
  /** Resolves to true if it was done. */
  readonly act: (send: () => Promise<VisitLink>) => Promise<boolean>;
  readonly forget: () => void;
}

/**
 * The current visit of a link: as loaded, then as the last action left it. Reloaded when the user returns to
 * the page, and after a refusal, which means that someone else was first.
 */
export function useVisitLink(loaded: VisitLink): { visit: VisitLink; link: LinkActionState } {
  const { revalidate } = useRevalidator();
  const [acted, setActed] = useState<{ readonly from: VisitLink; readonly visit: VisitLink } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A second tap may come before the next render.
  const running = useRef(false);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);

  const act = async (send: () => Promise<VisitLink>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      setActed({ from: loaded, visit: await send() });
      return true;
    } catch (error) {
      const sentence = getRefusalMessage(error);
      setProblem(sentence ?? m.session_no_connection());
      if (sentence) void revalidate();
      else console.error(error);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    visit: acted?.from === loaded ? acted.visit : loaded,
    link: { busy, problem, act, forget: () => setProblem(null) },
  };
}
