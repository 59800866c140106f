import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type AnnouncedEvent, announcedEvents, listChannels } from '#domain/messaging/announcements.ts';
import { Undeliverable } from '#server/platform/outbox/deliver.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { createTestNotice } from '#server/testing/messaging/notice.ts';
import { composeWhatsapp } from './compose-whatsapp.ts';
import { deliverByWhatsapp } from './deliver-by-whatsapp.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A fake Cloud API with one answer; without one it accepts the call and never answers. */
async function startCloudApi(answer?: { status: number; body: string }) {
  const calls: { url: string | undefined; authorization: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const { url, headers } = request;
    calls.push({ url, authorization: headers.authorization, body: await json(request) });
    if (answer) response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0/123`;
  return { calls, url };
}

const acceptedAnswer = JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id: 'wamid.HBg' }] });
const link = 'https://hams.clinic.in/v/abcdefghijklmnopqrstuv';

const send = (url: string, event: AnnouncedEvent = 'reminder', signal = AbortSignal.timeout(5000)) => {
  const composed = composeWhatsapp(createTestNotice(event, { locale: 'hi' }));
  if (!composed) throw new Error('It is about a visit');
  const deliver = deliverByWhatsapp({ url, token: 'our token', appSecret: 'x', verifyToken: 'x' });
  const usefulUntil = new Date(thursdayMorning + 60_000);
  const message = {
    key: 'k',
    to: '9000000001',
    kind: event,
    locale: 'hi' as const,
    usefulUntil,
    ...composed,
  };
  return deliver(message, signal);
};

test('N-02 a reminder goes out as a template with one button, and comes back with its id', async () => {
  const { calls, url } = await startCloudApi({ status: 200, body: acceptedAnswer });
  expect(await send(url)).toEqual({ providerId: 'wamid.HBg' });
  const values = ['Asha Menon', 'Dr. S. Rao', 'Thu 26 Nov, 16:30', 'Care Hospital', link];
  expect(calls).toEqual([
    {
      url: '/v23.0/123/messages',
      authorization: 'Bearer our token',
      body: {
        messaging_product: 'whatsapp',
        to: '919000000001',
        type: 'template',
        template: {
          name: 'hams_reminder',
          language: { code: 'hi' },
          components: [
            { type: 'body', parameters: values.map((text) => ({ type: 'text', text })) },
            {
              type: 'button',
              sub_type: 'quick_reply',
              index: '0',
              parameters: [{ type: 'payload', payload: 'confirm:abcdefghijklmnopqrstuv' }],
            },
          ],
        },
      },
    },
  ]);
});

const notifiedEvents = announcedEvents.filter((event) => listChannels(event, 'patient').includes('whatsapp'));

test('N-02 only what can be confirmed has a button; every message says where it can be answered', () => {
  const withButton = notifiedEvents.filter((event) => {
    const { text, content } = composeWhatsapp(createTestNotice(event)) ?? {};
    expect(text).toContain(link);
    return content?.form === 'whatsapp' && content.buttons.length > 0;
  });
  expect(withButton.sort()).toEqual(['accepted', 'booked', 'followUpBooked', 'movedByDoctor', 'reminder']);
});

test('N-02 a value has no line breaks and is never empty: WhatsApp would refuse it', () => {
  const visit = { patientName: ' Asha\n\tMenon ', hospital: ' ' };
  const content = composeWhatsapp(createTestNotice('calledOff', { visit, link: null }))?.content;
  expect(content).toMatchObject({
    parameters: ['Asha Menon', 'Dr. S. Rao', 'Thu 26 Nov, 16:30', '-', '-'],
    buttons: [],
  });
});

const error = (code: number) =>
  JSON.stringify({ error: { code, message: 'to 919000000001', type: 'OAuthException' } });

test.each([
  [400, 131026],
  [404, 132001],
  [400, 132012],
])(
  'N-02 %i with code %i will be the same next time: it is given up, and the log names nobody',
  async (status, code) => {
    const { url } = await startCloudApi({ status, body: error(code) });
    const failed = expect(send(url)).rejects;
    await failed.toThrow(Undeliverable);
  },
);

test.each([
  [400, error(132001), `WhatsApp answered 400 (132001)`],
  [401, error(190), 'WhatsApp answered 401 (190)'],
  [429, error(130429), 'WhatsApp answered 429 (130429)'],
  [429, error(131026), 'WhatsApp answered 429 (131026)'],
  [500, error(131026), 'WhatsApp answered 500 (131026)'],
  [502, '<html>Bad gateway</html>', 'WhatsApp answered 502'],
  [302, '', 'WhatsApp answered 302'],
  [200, '', 'WhatsApp answered without an id'],
  [200, '<html>Welcome to the hotel</html>', 'WhatsApp answered without an id'],
  [200, '{"messages":[]}', 'WhatsApp answered without an id'],
])('N-02 what %i %s comes to', async (status, body, reason) => {
  const { url } = await startCloudApi({ status, body });
  const failure: unknown = await send(url).catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject({ message: reason });
  expect(failure instanceof Undeliverable).toBe(reason.endsWith('400 (132001)'));
});

test('N-02 a WhatsApp that hangs is left when the attempt is over', async () => {
  const { calls, url } = await startCloudApi();
  const stop = new AbortController();
  const sent = send(url, 'reminder', stop.signal);
  await expect.poll(() => calls.length).toBe(1);
  stop.abort(new Error('it took too long'));
  await expect(sent).rejects.toThrow('it took too long');
});
