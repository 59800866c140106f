/// <reference types="vitest/jsdom" />
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { getLocale, overwriteGetLocale } from '#messages/runtime.js';
import { stubDialogs } from './dialogs.ts';

// The files of a worker share its page, the libraries and the messages, which take long to make. Modules of web are
// each file's own: what they remember, and what is mocked in their place, ends with the file.
vi.resetModules();
if (globalThis.document) cleanPageUpAfterFile();
// All that a page has, and not setImmediate, by which jsdom itself goes back in the history.
vi.setConfig({
  fakeTimers: {
    toFake: [
      'Date',
      'performance',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  },
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function cleanPageUpAfterFile(): void {
  // Tests put here what jsdom lacks.
  const patched = [
    navigator,
    URL,
    ...[Element, HTMLElement, HTMLDialogElement, HTMLMediaElement].map((one) => one.prototype),
  ];
  const before = patched.map((object) => ({ object, properties: Object.getOwnPropertyDescriptors(object) }));
  stubDialogs();
  const speaking = getLocale;
  // Some modules listen for as long as there is a page; to them, that is until the end of the file.
  const file = new AbortController();
  const { addEventListener } = window;
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options = {}) => {
    const more = typeof options === 'object' ? options : { capture: options };
    addEventListener(type, listener, { signal: file.signal, ...more });
  };
  afterEach(async () => {
    // A history.back() of what just closed takes two turns.
    for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate);
    history.replaceState(null, '', '/');
  });
  afterAll(() => {
    window.dispatchEvent(new Event('pagehide')); // the live line would dial for ever
    file.abort();
    window.addEventListener = addEventListener;
    for (const { object, properties } of before) {
      for (const key of Reflect.ownKeys(object))
        if (!(key in properties)) Reflect.deleteProperty(object, key);
      Object.defineProperties(object, properties);
    }
    overwriteGetLocale(speaking);
    localStorage.clear();
    sessionStorage.clear();
    jsdom.cookieJar.removeAllCookiesSync();
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
  });
}

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
