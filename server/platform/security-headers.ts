import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from './config.ts';

/** The origin of Jitsi's script and frame, if this installation has one (docs/product.md#video-visits). */
const jitsiOrigins = ({ video }: Config) => (video.jitsiHost ? [`https://${video.jitsiHost}`] : []);

/**
 * The security headers of every answer. Scripts come only from this site and never inline; the inlined style
 * sheet is allowed by its hash. A configured Jitsi host is the only other site that may run anything.
 */
export function securityHeaders(
  config: Config,
  site: { readonly stylesHash: string } | null,
): FastifyHelmetOptions {
  const https = config.publicUrl.startsWith('https:');
  const jitsi = jitsiOrigins(config);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...jitsi],
        styleSrc: ["'self'", ...(site ? [site.stylesHash] : [])],
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
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  };
}

/** Of an answer at an address that is a secret (N-04): not kept, not listed, not passed on as Referer. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Used by video visits, also in Jitsi's frame. */
const forVisits = [
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
const forNobody = [
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

/** The Permissions-Policy: the browser features that pages may use. */
export function permissionsPolicy(config: Config): string {
  const here = ['self', ...jitsiOrigins(config).map((origin) => `"${origin}"`)].join(' ');
  return [
    ...forVisits.map((power) => `${power}=(${here})`),
    ...forThisSite.map((power) => `${power}=(self)`),
    ...forNobody.map((power) => `${power}=()`),
  ].join(', ');
}
