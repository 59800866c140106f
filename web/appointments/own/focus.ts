import { type RefObject, useEffect } from 'react';

let wanted: string | null = null;

/** Remembers whose card is to have the focus, once the control that had it is gone. */
export function keepFocusOn(appointmentId: string): void {
  wanted = appointmentId;
}

/**
 * Keeps the keyboard where the eye is when an action removes its own button, or moves the card to another list: on the
 * card. A focus that has moved on by itself is left alone.
 */
export function useVisitFocus(appointmentId: string, card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (wanted !== appointmentId) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    wanted = null;
    card.current?.focus({ preventScroll: true });
  }); // after every render: the button leaves in one of the next
}
