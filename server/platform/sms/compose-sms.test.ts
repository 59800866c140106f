import { describe, expect, test } from 'vitest';
import { announcedEvents, listChannels, recipientRoles } from '#domain/messaging/announcements.ts';
import { locales } from '#messages/runtime.js';
import { createTestNotice } from '#server/testing/messaging/notice.ts';
import { toEventKind } from '../outbox/event-kind.ts';
import { composeSms } from './compose-sms.ts';
import { checkSlots } from './sms-slots.ts';
import { smsTemplateNames, smsTemplates } from './sms-templates.ts';

const zone = { timeZone: 'Asia/Kolkata' };
const bySms = announcedEvents.filter((event) =>
  recipientRoles.some((reader) => listChannels(event, reader).includes('sms')),
);
const listSlots = (event: (typeof bySms)[number]) =>
  smsTemplates[toEventKind(event) as keyof typeof smsTemplates].slots.map(({ name }): string => name);
const ofVisits = bySms.filter((event) => listSlots(event).includes('doctor'));
const ofFamilies = bySms.filter((event) => listSlots(event).includes('guardian'));

test('N-07 every event that is told by SMS has a text, and no other has', () => {
  expect([...smsTemplateNames].sort()).toEqual(bySms.map(toEventKind).sort());
  for (const name of smsTemplateNames) expect(toEventKind(smsTemplates[name].event)).toBe(name);
  expect(ofVisits).toHaveLength(17);
});

test('N-07 dots and colons stand in the text, not in the values', () => {
  const { text, content } = composeSms(createTestNotice('accepted'), zone);
  expect(text).toBe(
    'Asha Menon: Dr S Rao has accepted your appointment on 26/11 at 16:30. Confirm, change or cancel: https://hams.clinic.in/v/abcdefghijklmnopqrstuv',
  );
  expect(content).toEqual({
    form: 'sms',
    template: 'accepted',
    variables: [
      'Asha Menon',
      'S Rao',
      '26',
      '11',
      '16',
      '30',
      'https://hams.clinic.in/v/abcdefghijklmnopqrstuv',
    ],
    parts: 1,
  });
});

test.each(['Dr. S. Rao', 'dr S. Rao', 'Dr S Rao', 'S. Rao', 'Prof. Dr. S. Rao', 'Dr Prof Dr S. Rao'])(
  'N-07 the doctor %s is called Dr once',
  (doctorName) => {
    expect(composeSms(createTestNotice('reminder', { visit: { doctorName } }), zone).text).toContain(
      'with Dr S Rao is',
    );
  },
);

test('N-07 a doctor whose name begins with the letters of a title keeps them', () => {
  const { text } = composeSms(createTestNotice('reminder', { visit: { doctorName: 'Drishti Nair' } }), zone);
  expect(text).toContain('with Dr Drishti Nair is');
});

describe.each(locales)('N-07 in %s', (locale) => {
  test.each(bySms)('N-07 the slots of %s stand in the text in their order', (event) => {
    const { slots, text } = smsTemplates[toEventKind(event) as keyof typeof smsTemplates];
    const marks = Object.fromEntries(slots.map(({ name }) => [name, `<${name}>`]));
    const found = [...text(marks, locale).matchAll(/<(\w+)>/g)].map(([, name]) => name);
    expect(found).toEqual(slots.map(({ name }) => name));
  });

  test.each(ofVisits)('N-07 %s says who, with whom, when and where to answer, in two parts', (event) => {
    const people = {
      patientName: 'Venkata Subramaniam Raghunathan',
      doctorName: 'Dr. Padmanabhan Krishnaswamy Iyer',
    };
    const { text, content } = composeSms(createTestNotice(event, { locale, visit: people }), zone);
    expect(text).toContain('Venkata');
    expect(text).toContain('Padmanabhan');
    expect(text).toMatch(/26\/11.*16:30/);
    expect(text).toContain('https://hams.clinic.in/v/abcdefghijklmnopqrstuv');
    if (content?.form !== 'sms') throw new Error('It is an SMS');
    expect(content.parts).toBeLessThanOrEqual(2);
    checkSlots(smsTemplates[content.template as keyof typeof smsTemplates].slots, content.variables);
  });

  test.each(ofFamilies)('N-07 %s names who looks after whom, in two parts', (event) => {
    const facts = {
      guardian: 'Venkata Subramaniam Raghunathan',
      person: 'Padmanabhan Krishnaswamy Iyer',
      code: '012345',
      hours: '24',
    };
    const { text, content } = composeSms(
      createTestNotice(event, { locale, facts, visit: null, link: null }),
      zone,
    );
    expect(text).toContain('Venkata');
    expect(text).toContain(event === 'familyAsked' ? '012345' : 'Padmanabhan');
    if (content?.form !== 'sms') throw new Error('It is an SMS');
    expect(content.parts).toBeLessThanOrEqual(2);
    checkSlots(smsTemplates[content.template as keyof typeof smsTemplates].slots, content.variables);
  });

  test('N-07 codes and news of an account fit in two parts', () => {
    const facts = { code: '012345', minutes: 10 };
    for (const event of [
      'passwordCode',
      'signInCode',
      'changeCode',
      'passwordChanged',
      'contactChanged',
      'secondFactorChanged',
    ] as const) {
      const { text, content } = composeSms(
        createTestNotice(event, { locale, facts, visit: null, link: null }),
        zone,
      );
      expect(content).toMatchObject({ variables: event.endsWith('Code') ? ['012345', '10'] : [] });
      if (event.endsWith('Code')) expect(text).toMatch(/012345.*10|10.*012345/s);
      expect(content?.form === 'sms' && content.parts).toBeLessThanOrEqual(2);
    }
  });
});

test('N-07 M-04 the SMS of a late doctor says by how much', () => {
  const { text } = composeSms(createTestNotice('doctorLate', { facts: { minutes: 45 } }), zone);
  expect(text).toContain('is running about 45 min late for your appointment on 26/11 at 16:30.');
});

test('N-07 the SMS of a follow-up says where it is', () => {
  const follow = (more: Parameters<typeof createTestNotice>[1]) =>
    composeSms(createTestNotice('followUpBooked', more), zone).text;
  expect(follow({})).toContain('on 26/11 at 16:30, Care Hospital. Change');
  expect(follow({ visit: { consultStatus: 'Online' }, locale: 'hi' })).toContain('16:30, वीडियो कॉल पर। ');
});

test('N-07 in English long names are said in full, in Hindi only as far as two parts allow', () => {
  const visit = {
    patientName: 'Venkata Subramaniam Raghunathan',
    doctorName: 'Dr. Padmanabhan Krishnaswamy Iyer',
  };
  expect(composeSms(createTestNotice('reminder', { visit }), zone).content).toMatchObject({
    variables: expect.arrayContaining(['Venkata Subramaniam Raghunathan', 'Padmanabhan Krishnaswamy Iyer']),
  });
  const hindi = composeSms(createTestNotice('reminder', { visit, locale: 'hi' }), zone).content;
  expect(hindi).toMatchObject({ variables: expect.arrayContaining(['Venkata Subramaniam', 'Padmanabhan']) });
});
