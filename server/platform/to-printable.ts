/** Text from outside for a terminal: must not move the cursor or begin another column. */
export const toPrintable = (text: string): string => text.replace(/\p{C}/gu, '?');
