import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Receipt } from '#contract/appointments/payments.ts';
import { loadPaperSize } from './paper-sizes.ts';
import { ReceiptPaper } from './receipt-paper.tsx';

/** Adds a CSS rule to the page; the returned function removes it. */
function addCssRule(rule: string): () => void {
  if (!('adoptedStyleSheets' in document)) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Prints only the receipt, on the paper that this device uses. */
export async function printReceipt(receipt: Receipt): Promise<void> {
  const box = document.createElement('div');
  box.dataset.paper = loadPaperSize();
  document.body.append(box);
  const root = createRoot(box);
  flushSync(() => root.render(<ReceiptPaper receipt={receipt} />));
  await Promise.all([...box.querySelectorAll('img')].map((logo) => logo.decode().catch(console.error)));
  // A roll is cut where the receipt ends; browsers that ignore the page size print 200 mm.
  const length = Math.ceil(((box.firstElementChild?.scrollHeight ?? 0) * 25.4) / 96) + 10;
  const forget = addCssRule(`@page receipt-roll { size: 80mm ${length}mm; margin: 4mm; }`);
  const clear = () => {
    root.unmount();
    box.remove();
    forget();
  };
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}
