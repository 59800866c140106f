import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';
import type { Locale } from '#server/platform/http/language.ts';

/** In the order of display. */
export interface EmailParts {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  /** Name and value, such as "When: Thu 26 Nov, 16:30". */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly button: { readonly words: string; readonly url: string } | null;
  /** Small print below the button. */
  readonly notes: readonly string[];
  readonly unsubscribe: { readonly words: string; readonly url: string } | null;
}

/** The plain-text part, for watches, screen readers and text-only programs. */
export function formatEmailText({ text, facts, button, notes, unsubscribe }: EmailParts): string {
  return [
    text,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    button && `${button.words}:\n${button.url}`,
    [...notes, ...(unsubscribe ? [`${unsubscribe.words}: ${unsubscribe.url}`] : [])].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

// Mail programs drop style sheets, so every style is inline; it is readable without pictures.
const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
const ink = '#14201f';
const muted = '#4f5d5b';
const teal = '#0f6b66';

const row = ([name, value]: readonly [string, string]) =>
  `<tr><th scope="row" style="text-align:left;font-weight:400;color:${muted};padding:4px 16px 4px 0;vertical-align:top">${escapeMarkup(name)}</th>` +
  `<td style="padding:4px 0;font-weight:600">${escapeMarkup(value)}</td></tr>`;

const link = (url: string, words: string, style: string) =>
  `<a href="${escapeMarkup(url)}" target="_blank" rel="noreferrer" style="${style}">${escapeMarkup(words)}</a>`;

export function formatEmailHtml({
  locale,
  title,
  text,
  facts,
  button,
  notes,
  unsubscribe,
}: EmailParts): string {
  const small = (content: string) => `<p style="margin:8px 0 0;font-size:14px;color:${muted}">${content}</p>`;
  return [
    `<!doctype html><html lang="${toLanguageTag(locale).split('-u-')[0]}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:#fbfaf7;color:${ink};font-size:16px;line-height:1.5;${font}">`,
    '<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dfe3e1;border-radius:12px">',
    `<p style="margin:0 0 16px;font-weight:700;color:${teal}">HAMS</p>`,
    `<h1 style="margin:0 0 8px;font-size:22px;line-height:1.3">${escapeMarkup(title)}</h1>`,
    `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`,
    facts.length > 0
      ? `<table style="border-collapse:collapse;margin:0 0 16px">${facts.map(row).join('')}</table>`
      : '',
    button
      ? `<p style="margin:0 0 16px">${link(button.url, button.words, `display:inline-block;padding:12px 20px;border-radius:8px;background:${teal};color:#ffffff;font-weight:600;text-decoration:none`)}</p>`
      : '',
    ...notes.map((note) => small(escapeMarkup(note))),
    unsubscribe ? small(link(unsubscribe.url, unsubscribe.words, `color:${muted}`)) : '',
    '</div></body></html>',
  ].join('');
}
