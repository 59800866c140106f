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
