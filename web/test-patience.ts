import { configure, prettyDOM } from '@testing-library/react';

/**
 * What getByRole and its kin throw. The document is written out once somebody reads the message: findByRole throws
 * one at every look until it finds, and to write them all took a tenth of the time.
 */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, elementError); // the line shown is the test's
  let written: string | undefined;
  Object.defineProperty(error, 'message', {
    get() {
      written ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      return written;
    },
    configurable: true,
  });
  return error;
}

configure({
  // Screens are loaded on demand, which takes long on a busy machine; waiting longer hides no failure.
  asyncUtilTimeout: 12_000,
  getElementError: elementError,
});
