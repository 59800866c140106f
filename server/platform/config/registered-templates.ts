import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { announcedEvents } from '#domain/messaging/announcements.ts';
import { locales } from '#messages/runtime.js';
import { toEventKind } from '#server/platform/outbox/event-kind.ts';
import { projectRoot } from './project-root.ts';

/** The mobile operators' id of each SMS text, by template and language. */
export type RegisteredTemplates = Readonly<Record<string, Readonly<Record<string, string>>>>;

const templates = z.partialRecord(
  z.enum(announcedEvents.map(toEventKind)),
  z.partialRecord(z.enum(locales), z.string().regex(/^\d{5,30}$/)),
);

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(resolve(projectRoot, path), 'utf8'));
  } catch {
    return null; // refused below, as a file with other content
  }
}

/** SMS_TEMPLATES: the path of a JSON file, `{"reminder": {"hi": "1107160000000000001"}}`. */
export const registeredTemplatesSetting = z.string().transform((path, { addIssue }): RegisteredTemplates => {
  const { data } = templates.safeParse(jsonIn(path));
  if (!data) {
    addIssue({
      code: 'custom',
      message: 'SMS_TEMPLATES must be a JSON file like {"reminder": {"hi": "1107160000000000001"}}',
    });
    return z.NEVER;
  }
  return data as RegisteredTemplates;
});
