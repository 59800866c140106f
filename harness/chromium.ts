/** How Chromium is started: the machine's own where CHROMIUM names it, and without calling home. */
export const launchOptions = {
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The same with an invented camera, microphone and screen, which are allowed without a question. */
export const withInventedDevices = {
  ...launchOptions,
  args: [...launchOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
};
