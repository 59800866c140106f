/** Drawing a document takes a worker thread up to a second, so it is limited to more than a clinic prints. */
export const documentLimit = { max: 60, seconds: 60 };
