import { deviceStorage } from '#web/ui/storage.ts';

export const papers = ['A4', 'A5', 'roll'] as const;
export type Paper = (typeof papers)[number];

const name = 'receipt-paper';
/** The paper on which this computer prints receipts. */
export const usualPaper = (): Paper => papers.find((one) => one === deviceStorage.getItem(name)) ?? 'A4';
export const keepPaper = (paper: string): void => deviceStorage.setItem(name, paper);
