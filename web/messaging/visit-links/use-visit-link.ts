import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { VisitLink } from '#contract/messaging/visit-links.ts';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';

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
  const { run, isPending, problem, forget } = useCommand((send: () => Promise<VisitLink>) => send(), {
    inPlace: true,
    done: null,
    onDone: (visit) => setActed({ from: loaded, visit }),
    // Someone else was first.
    onFailed: (error) => void (getRefusalMessage(error) && revalidate()),
  });

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);

  return {
    visit: acted?.from === loaded ? acted.visit : loaded,
    link: { busy: isPending, problem, act: run, forget },
  };
}
