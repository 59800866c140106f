import { describe, expect, test } from 'vitest';
import { announcedEvents, channelsOf, readers, topicOf } from '#domain/messaging/announcements.ts';
import { locales } from '#messages/runtime.js';
import { configFrom } from '#server/platform/config/config.ts';
import { testNotice } from '#server/testing/messaging/notice.ts';
import { quietLog } from '#server/testing/platform/log.ts';
import { compose, composeOrReport } from './compose.ts';
import { noticePage } from './notice-page.ts';
import { noticeWords } from './notice-words.ts';

const { visit } = testNotice('accepted');
const facts = {
  reason: 'Called away',
  minutes: 15,
  count: 3,
  time: '09:30',
  requests: 2,
  list: '09:30 Asha',
};
const told = announcedEvents
  .filter((event) => topicOf(event) !== 'security')
  .flatMap((event) => readers.map((reader) => ({ event, reader })));

describe('the table of who is told what', () => {
  test.each(told)(
    'N-01 $event: words for the $reader exactly if the table says so, in every language',
    ({ event, reader }) => {
      const isTold = channelsOf(event, reader).length > 0;
      for (const locale of locales) {
        const words = noticeWords(event, reader, visit, facts, { locale, timeZone: 'Asia/Kolkata' });
        expect(words !== null).toBe(isTold);
        if (!words) continue;
        expect(words.title.length).toBeGreaterThan(5);
        expect(words.title + words.text).not.toMatch(/undefined|NaN|[{}]/);
        // One phone may be shared by a family: its words say for whom. The doctor's list is about many.
        if (reader === 'patient' && event !== 'reviewInvited') {
          expect(words.title + words.text).toContain('Asha Menon');
        }
      }
    },
  );

  const sent = told.flatMap(({ event, reader }) =>
    channelsOf(event, reader).flatMap((channel) => (channel === 'bell' ? [] : [{ event, reader, channel }])),
  );
  test.each(sent)(
    'N-02 $event can be told to the $reader by $channel, in every language',
    ({ event, reader, channel }) => {
      const config = configFrom({});
      for (const locale of locales) {
        const words = noticeWords(event, reader, visit, facts, { locale, timeZone: 'Asia/Kolkata' });
        const notice = testNotice(event, { ...words, reader, locale, facts });
        const composed = compose(channel, notice, { config, now: new Date(), acceptToken: null });
        expect(composed?.content?.form).toBe(channel);
        expect(composed?.text).not.toMatch(/undefined|NaN|[{}]/);
      }
    },
  );
});

test('N-01 a message that cannot be composed is reported and holds up no other', () => {
  const said = quietLog('error');
  const surroundings = { config: configFrom({}), now: new Date(), acceptToken: null };
  // There is no registered text for it, which the table should not have promised.
  expect(composeOrReport('sms', testNotice('reviewInvited'), surroundings)).toBeNull();
  expect(said.mock.calls[0]).toMatchObject([
    { event: 'reviewInvited', channel: 'sms', err: expect.any(Error) },
    'a message could not be composed',
  ]);
  said.mockRestore();
});

test('N-02 the question how it was leads to the form for that doctor, from the e-mail as from the bell', () => {
  const surroundings = { config: configFrom({}), now: new Date(), acceptToken: null };
  const path = noticePage('reviewInvited', 'patient', visit);
  expect(path).toBe('/dashboard/patient/reviews?doctor=DOC-000003');
  const composed = compose('email', testNotice('reviewInvited'), surroundings);
  expect(composed?.text).toContain(`http://localhost:3000${path}`);
});
