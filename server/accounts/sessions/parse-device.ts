export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

// The first match wins: nearly every browser also claims to be Chrome and Safari.
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera|OPT)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC ?Browser\b|\bUCWEB\b/],
  ['Mi Browser', /\bMiuiBrowser\//],
  ['Vivo Browser', /\bVivoBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['KaiOS', /\bKAIOS\b/],
  ['iPad', /\biPad\b/],
  ['iPhone', /\b(?:iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Longer than any browser's header; the remainder is ignored. */
const maxHeaderLength = 500;

/** The browser and the system of a `User-Agent` header, which is not stored itself. */
export function parseDevice(userAgent: string): Device {
  const header = userAgent.slice(0, maxHeaderLength);
  const nameIn = (known: typeof browsers) => known.find(([, sign]) => sign.test(header))?.[0] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
