import { screen } from '@testing-library/react';

/** Implements the parts of dialogs that jsdom lacks; closing restores the focus, as in browsers. */
export function stubDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}

/** The text of a toast; jsdom treats popovers as hidden. */
export async function getToastText(): Promise<string | null> {
  return (await screen.findByRole('alert', { hidden: true })).textContent;
}
