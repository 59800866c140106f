import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config.ts';

type Headers = Readonly<Record<string, string>>;

/** Built once, because they are in every response. */
export interface SecurityHeaders {
  readonly document: Headers;
  /** For data and files, which browsers do not run. */
  readonly answer: Headers;
}

const jitsiOrigins = ({ video }: Config) => (video.jitsiHost ? [`https://${video.jitsiHost}`] : []);

/**
 * Scripts come only from this site and never inline; inlined styles are allowed by their hashes. A
 * configured Jitsi host is the only other site that may run anything. For data and files the policy is a
 * shorter one that forbids everything.
 */
export function createSecurityHeaders(
  config: Config,
  site: { readonly styleHashes: readonly string[] } | null,
): SecurityHeaders {
  const https = config.publicUrl.startsWith('https:');
  const jitsi = jitsiOrigins(config);
  const common = {
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  } as const;
  return {
    document: {
      ...renderHelmetHeaders({
        ...common,
        contentSecurityPolicy: {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'", ...jitsi],
            styleSrc: ["'self'", ...(site?.styleHashes ?? [])],
            // Style attributes set positions and sizes; they cannot load anything.
            styleSrcAttr: ["'unsafe-inline'"],
            imgSrc: ["'self'", 'data:', 'blob:'],
            mediaSrc: ["'self'", 'blob:'],
            // In Safari before 15.4 'self' does not include WebSockets.
            connectSrc: ["'self'", `${https ? 'wss' : 'ws'}://${new URL(config.publicUrl).host}`],
            frameSrc: jitsi.length > 0 ? jitsi : ["'none'"],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
            ...(https && { upgradeInsecureRequests: [] }),
          },
        },
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      }),
      'permissions-policy': permissionsPolicy(config),
    },
    answer: renderHelmetHeaders({
      ...common,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
      },
      referrerPolicy: { policy: 'no-referrer' },
      // They concern pages, or browsers that no longer exist.
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  };
}

function renderHelmetHeaders(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders() as Headers;
}

export function isPage(url: string): boolean {
  if (/^\/api\/docs\/?(\?|$)/.test(url)) return true;
  return !url.startsWith('/api/') && !url.startsWith('/assets/');
}

/** For responses at a secret address: not cached, not indexed, not passed on as Referer. */
export const secretUrlHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Used by video visits, also in Jitsi's frame. */
const videoVisitFeatures = [
  'camera',
  'microphone',
  'display-capture',
  'autoplay',
  'fullscreen',
  'picture-in-picture',
  'screen-wake-lock',
];
const forThisSite = ['geolocation', 'clipboard-write'];
/** Only names that browsers know: others cause a warning on every page. */
const disabledFeatures = [
  'accelerometer',
  'browsing-topics',
  'clipboard-read',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

function permissionsPolicy(config: Config): string {
  const here = ['self', ...jitsiOrigins(config).map((origin) => `"${origin}"`)].join(' ');
  return [
    ...videoVisitFeatures.map((power) => `${power}=(${here})`),
    ...forThisSite.map((power) => `${power}=(self)`),
    ...disabledFeatures.map((power) => `${power}=()`),
  ].join(', ');
}
