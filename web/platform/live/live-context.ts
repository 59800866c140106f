import { createContext } from 'react';
import type { LiveLine } from './live-line.ts';

/** Loads the tab's live connection when a topic is followed; null means polling only. */
export const LiveContext = createContext<(() => Promise<LiveLine>) | null>(null);
