import { useEffect, useRef } from 'react';

/** Open layers above the page, the topmost last, each with its own history entry. */
const layers: { readonly id: number; readonly back: () => void }[] = [];
let lastId = 0;
/** Traversals that we caused ourselves and that mean nothing. */
let expected = 0;

const getLayerId = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'layer' in state ? Number(state.layer) : null;

/** Runs before the router: the page below is the same, and must not be loaded again. */
function onPop(event: PopStateEvent) {
  if (expected > 0) {
    expected -= 1;
    return event.stopImmediatePropagation();
  }
  const top = layers.at(-1);
  const layer = getLayerId(event.state);
  if (top && layer !== top.id) {
    event.stopImmediatePropagation();
    return top.back();
  }
  // The layer of this entry was left by a link: there is nothing to show, so go on to the page below.
  if (layer !== null && !top) {
    event.stopImmediatePropagation();
    window.history.back();
  }
}

/**
 * The phone's Back closes the open layer, or undoes its last step, instead of leaving the page. The layer has
 * a history entry while it is open, removed when it is closed otherwise. Call the returned function before
 * navigating to another page: the entry then stays, and Back skips it.
 */
export function useBack(open: boolean, onBack: () => void): () => void {
  const latest = useRef(onBack);
  const leading = useRef(false);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!open) return;
    lastId += 1;
    leading.current = false;
    const id = lastId;
    const push = () => window.history.pushState({ ...window.history.state, layer: id }, '');
    const layer = {
      id,
      back() {
        // Push immediately: it may stay open, one step back.
        push();
        latest.current();
      },
    };
    if (layers.length === 0) window.addEventListener('popstate', onPop, { capture: true });
    layers.push(layer);
    push();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      // Going back now could undo the navigation that has begun.
      if (leading.current || getLayerId(window.history.state) !== id) return;
      expected += 1;
      window.history.back();
    };
  }, [open]);
  return () => {
    leading.current = true;
  };
}
