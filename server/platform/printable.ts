/** A text from outside for a terminal: nothing in it may move the cursor or begin another column. */
export const toPrintable = (text: string): string => text.replace(/\p{C}/gu, '?');
