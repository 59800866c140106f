/// <reference types="vitest/jsdom" />
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { getLocale, overwriteGetLocale } from '#messages/runtime.js';
import { stubDialogs } from './dialogs.ts';

// The files of a worker share its page, the libraries and the messages, which are slow to create. Modules of
// web are reset for each file: their state and mocks end with the file.
vi.resetModules();
if (globalThis.document) cleanPageUpAfterFile();
// All timers of a page, except setImmediate, which jsdom itself uses for history navigation.
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
  // Toasts are gone after 8 s, and jsdom's frames have ended: a fake interval that never ends would stop them
  // for good.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function cleanPageUpAfterFile(): void {
  // Tests add what jsdom lacks here.
  const patched = [
    navigator,
    URL,
    ...[Element, HTMLElement, HTMLDialogElement, HTMLMediaElement].map((one) => one.prototype),
  ];
  const before = patched.map((object) => ({ object, properties: Object.getOwnPropertyDescriptors(object) }));
  stubDialogs();
  const speaking = getLocale;
  // Some modules listen as long as the page exists; for them that is until the end of the file.
  const file = new AbortController();
  const { addEventListener } = window;
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options = {}) => {
    const more = typeof options === 'object' ? options : { capture: options };
    addEventListener(type, listener, { signal: file.signal, ...more });
  };
  afterEach(async () => {
    // A history.back() by a closing layer takes two turns.
    for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate);
    history.replaceState(null, '', '/');
  });
  afterAll(() => {
    window.dispatchEvent(new Event('pagehide')); // otherwise the live connection would redial forever
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
 * The error of getByRole and similar queries. The document is serialized only when the message is read:
 * findByRole throws at each attempt, and serializing each time took a tenth of the run.
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
