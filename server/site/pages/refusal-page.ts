import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal, RefusalCode, RefusalDetails } from '#contract/platform/refusals.ts';
import { m } from '#messages/messages.js';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';
import {
  findLocale,
  type Locale,
  referenceSentence,
  refusalSentence,
} from '#server/platform/http/language.ts';
import { parseTheme, type Theme } from './page-visitor.ts';

export interface RefusedPage {
  readonly code: RefusalCode;
  readonly status: number;
  readonly locale: Locale;
  /** As chosen; null follows the device. */
  readonly theme: Theme | null;
  /** Seconds until the page reloads automatically; null if that would not help. */
  readonly wait: number | null;
  readonly extra?: RefusalDetails;
  readonly requestId: string;
}

function formatTitle({ code, status, locale }: RefusedPage): string {
  if (code === 'busy') return m.pages_busy_title({}, { locale });
  if (status === 503) return m.pages_unavailable_title({}, { locale });
  if (status === 429) return m.pages_wait_title({}, { locale });
  return m.shell_error_title({}, { locale });
}

/** A declaration with the colours of web/ui/base.css; browsers without light-dark() show the light one. */
const colour = (name: string, light: string, dark: string) =>
  `${name}:${light};${name}:light-dark(${light},${dark});`;
const paper = colour('background', '#fbfaf7', '#0d1413') + colour('color', '#14201f', '#e7efed');
const quiet = colour('color', '#4f5d5b', '#a6b4b1');
const accent = colour('stroke', '#0f6b66', '#63cdc3');
const button =
  'display:inline-block;margin:8px 4px;padding:12px 20px;border-radius:12px;font-weight:600;text-decoration:none;';
const first = colour('background', '#0f6b66', '#63cdc3') + colour('color', '#fff', '#0d1413');
const second = `${colour('background', '#fff', '#172120')}${colour('color', '#14201f', '#e7efed')}box-shadow:inset 0 0 0 1px #7d8a87;`;

/**
 * A self-contained HTML page that gives the reason and reloads after `wait` seconds. It needs no script,
 * style sheet, rendering or database; style attributes are all that the Content-Security-Policy allows.
 */
export function createRefusalPage(page: RefusedPage): string {
  const { code, locale, theme, wait, extra, requestId } = page;
  const title = escapeMarkup(formatTitle(page));
  const sentence = escapeMarkup(
    code === 'internal' ? m.shell_error_text({}, { locale }) : refusalSentence(code, locale, extra),
  );
  const again =
    wait === null ? '' : `<p style="${quiet}">${escapeMarkup(m.pages_wait_again({}, { locale }))}</p>`;
  const reference =
    code === 'internal'
      ? `<p style="${quiet}">${escapeMarkup(referenceSentence(requestId, locale))}</p>`
      : '';
  return `<!doctype html>
<html lang="${locale}" style="color-scheme:${theme ?? 'light dark'};${paper}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${wait === null ? '' : `<meta http-equiv="refresh" content="${wait}">\n`}<title>${title} | ${m.shell_brand({}, { locale })}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body style="margin:0;padding:48px 16px;font:1.125rem/1.6 system-ui,'Nirmala UI',sans-serif;text-align:center">
<main style="max-width:52ch;margin:auto">
<svg viewBox="0 0 240 64" width="240" height="64" aria-hidden="true" style="max-width:100%;fill:none;stroke-width:4;stroke-linecap:round;stroke-linejoin:round;${accent}"><path d="M4 40h52l8-16 12 32 10-44 10 36 6-8h126"/></svg>
<h1 style="font-size:1.75rem;line-height:1.3">${title}</h1>
<p>${sentence}</p>
${again}${reference}
<p><a href="" style="${button}${first}">${escapeMarkup(m.common_try_again({}, { locale }))}</a>
<a href="/" style="${button}${second}">${escapeMarkup(m.common_go_to_home({}, { locale }))}</a></p>
</main>
</body>
</html>
`;
}

/** Sends a refusal as HTML, with `Retry-After` if the refusal has a waiting time. */
export function sendRefusalPage(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { code, status, extra, retryAfterSeconds: wait = null } = refusal;
  const locale = findLocale(request.headers);
  const theme = parseTheme(request.headers.cookie);
  if (wait !== null) reply.header('retry-after', String(wait));
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-language': locale, 'cache-control': 'no-store' })
    .send(createRefusalPage({ code, status, locale, theme, wait, extra, requestId: request.id }));
}
