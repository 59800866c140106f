/** Drawing a document takes a good part of a second of the one thread: more than a busy clinic prints, and no more. */
export const documentLimit = { max: 60, timeWindow: '1 minute' };
