/**
 * Finds elements that overflow the page and controls that cannot be clicked; empty if all is well. Must be
 * self-contained, because it is sent to a browser.
 */
export function findBreakouts(): string[] {
  const named = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const classes = [...element.classList].map((name) => `.${name}`).join('');
    return `${element.localName}${classes} “${words}”`;
  };
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const width = document.documentElement.clientWidth;
  const troubles: string[] = [];

  const sideways = document.documentElement.scrollWidth;
  if (sideways > width) {
    const isOut = (each: Element) => {
      const { left, right } = each.getBoundingClientRect();
      return Math.max(right, each.clientWidth > 0 ? left + each.scrollWidth : 0) > width + 0.5;
    };
    const isCut = (each: Element | null): boolean =>
      each !== null &&
      each !== scope &&
      (getComputedStyle(each).overflowX !== 'visible' || isCut(each.parentElement));
    // The innermost element that overflows and is not clipped by a carousel.
    const first = [...scope.querySelectorAll('*')].find(
      (each) => isOut(each) && each.checkVisibility() && ![...each.children].some(isOut) && !isCut(each),
    );
    troubles.push(`the page is ${sideways} px wide: ${first ? named(first) : ''}`);
  }

  /** Disabled, hidden and inert controls do not count; nor do inputs that are represented by a label. */
  const counts = (control: HTMLElement) =>
    control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !control.matches(':disabled, [inert] *, .visually-hidden') &&
    control.offsetWidth > 4 &&
    control.offsetHeight > 4;
  const controls = [
    ...scope.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary'),
  ].filter(counts);

  for (const control of controls) {
    const { overflowX, display } = getComputedStyle(control);
    const spills = control.scrollWidth > control.clientWidth + 1;
    if (spills && overflowX === 'visible' && display !== 'inline' && control.localName !== 'input') {
      troubles.push(`${named(control)} is narrower than its words`);
    }
    const isCut = (each: Element) =>
      each.clientWidth > 4 &&
      each.scrollWidth > each.clientWidth + 1 &&
      getComputedStyle(each).textOverflow === 'ellipsis';
    if (control.matches('nav a') && [...control.querySelectorAll('*')].some(isCut)) {
      troubles.push(`${named(control)} loses the end of its name`);
    }
  }

  /** True if a tap on its middle, or on the middle of its first line, hits it. */
  const isOnTop = (control: HTMLElement) => {
    const box = control.getClientRects()[0];
    if (!box) return false;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit) return box.bottom <= 0; // the skip link, out of sight until it has the focus
    if (control.contains(hit) || hit.closest('label')?.contains(control)) return true;
    return hit.closest('[role=listbox]') !== null; // suggestions cover the content below until one is chosen
  };
  const start = window.scrollY;
  let covered = controls.filter((control) => !isOnTop(control));
  // Scrolling one into view uncovers its neighbours too.
  for (const control of [...covered]) {
    if (!covered.includes(control)) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    covered = covered.filter((each) => !isOnTop(each));
  }
  window.scrollTo({ top: start, behavior: 'instant' });
  troubles.push(...covered.map((control) => `${named(control)} is covered`));
  return troubles;
}
