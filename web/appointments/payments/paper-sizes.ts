import { deviceStorage } from '#web/ui/browser/storage.ts';

export const paperSizes = ['A4', 'A5', 'roll'] as const;
export type PaperSize = (typeof paperSizes)[number];

const name = 'receipt-paper';
/** The paper for receipts, remembered on this device. */
export const loadPaperSize = (): PaperSize =>
  paperSizes.find((one) => one === deviceStorage.getItem(name)) ?? 'A4';
export const savePaperSize = (paper: string) => deviceStorage.setItem(name, paper);
