import { describe, expect, test } from 'vitest';
import { announcedEvents, findTopic, listChannels, recipientRoles } from '#domain/messaging/announcements.ts';
import { locales } from '#messages/runtime.js';
import { parseConfig } from '#server/platform/config/config.ts';
import { createTestNotice } from '#server/testing/messaging/notice.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';
import { composeNotice, composeNoticeOrReport } from './compose-notice.ts';
import { formatNotice } from './format-notice.ts';
import { getNoticePath } from './notice-path.ts';

const { visit } = createTestNotice('accepted');
const facts = {
  reason: 'Called away',
  minutes: 15,
  count: 3,
  time: '09:30',
  requests: 2,
  list: '09:30 Asha',
};
const notifiedEvents = announcedEvents
  .filter((event) => findTopic(event) !== 'security')
  .flatMap((event) => recipientRoles.map((reader) => ({ event, reader })));

describe('the table of who is told what', () => {
  test.each(notifiedEvents)(
    'N-01 $event: words for the $reader exactly if the table says so, in every language',
    ({ event, reader }) => {
      const isTold = listChannels(event, reader).length > 0;
      for (const locale of locales) {
        const words = formatNotice(event, reader, visit, facts, { locale, timeZone: 'Asia/Kolkata' });
        expect(words !== null).toBe(isTold);
        if (!words) continue;
        expect(words.title.length).toBeGreaterThan(5);
        expect(words.title + words.text).not.toMatch(/undefined|NaN|[{}]/);
        // A family may share a phone, so texts name the patient. The doctor's list is about many.
        if (reader === 'patient' && event !== 'reviewInvited') {
          expect(words.title + words.text).toContain('Asha Menon');
        }
      }
    },
  );

  const sent = notifiedEvents.flatMap(({ event, reader }) =>
    listChannels(event, reader).flatMap((channel) =>
      channel === 'bell' ? [] : [{ event, reader, channel }],
    ),
  );
  test.each(sent)(
    'N-02 $event can be told to the $reader by $channel, in every language',
    ({ event, reader, channel }) => {
      const config = parseConfig({});
      for (const locale of locales) {
        const words = formatNotice(event, reader, visit, facts, { locale, timeZone: 'Asia/Kolkata' });
        const notice = createTestNotice(event, { ...words, reader, locale, facts });
        const composed = composeNotice(channel, notice, { config, now: new Date(), acceptToken: null });
        expect(composed?.content?.form).toBe(channel);
        expect(composed?.text).not.toMatch(/undefined|NaN|[{}]/);
      }
    },
  );
});

test('N-01 a message that cannot be composed is reported and holds up no other', () => {
  const said = quietLog('error');
  const surroundings = { config: parseConfig({}), now: new Date(), acceptToken: null };
  // There is no registered text for it, so the table should not list it.
  expect(composeNoticeOrReport('sms', createTestNotice('reviewInvited'), surroundings)).toBeNull();
  expect(said.mock.calls[0]).toMatchObject([
    { event: 'reviewInvited', channel: 'sms', err: expect.any(Error) },
    'composing a message failed',
  ]);
  said.mockRestore();
});

test('N-02 the question how it was leads to the form for that doctor, from the email as from the bell', () => {
  const surroundings = { config: parseConfig({}), now: new Date(), acceptToken: null };
  const path = getNoticePath('reviewInvited', 'patient', visit);
  expect(path).toBe('/dashboard/patient/reviews?doctor=DOC-000003');
  const composed = composeNotice('email', createTestNotice('reviewInvited'), surroundings);
  expect(composed?.text).toContain(`http://localhost:3000${path}`);
});
