/** Drawing a document takes a worker thread up to a second; the limit is above what a clinic prints. */
export const documentLimit = { max: 60, seconds: 60 };
