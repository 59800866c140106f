import { expect, test } from 'vitest';
import { type CallChat, createChat } from './call-chat.ts';
import { type CallText, parseCallText } from './call-texts.ts';
import { attemptName, isLater } from './connection/attempt-names.ts';

const sendMessage = (chat: CallChat, text: string) => chat.say(text) as Extract<CallText, { type: 'chat' }>;
const listTexts = (chat: CallChat) => chat.messages().map(({ text, mine }) => `${mine ? '>' : '<'} ${text}`);

test('F-12 chat arrives in order, once, under the clock of whoever reads it', () => {
  const one = createChat('peer-one', () => 1000);
  const other = createChat('peer-other', () => 5000);
  const first = sendMessage(one, '  Good morning  ');
  const second = sendMessage(one, 'Can you hear me?');
  expect(first).toEqual({ type: 'chat', id: 'peer-one-1', text: 'Good morning', at: 1000 });
  for (const text of [first, second, first]) expect(other.hear(text)).toEqual({ type: 'got', id: text.id });
  expect(listTexts(other)).toEqual(['< Good morning', '< Can you hear me?']);
  expect(other.messages().map(({ at }) => at)).toEqual([5000, 5000]);
});

test('F-12 what was not acknowledged is said again on the next connection', () => {
  const chat = createChat('peer-one', () => 0);
  const said = ['one', 'two', 'three'].map((text) => sendMessage(chat, text));
  expect(chat.hear({ type: 'got', id: said[1]?.id ?? '' })).toBeNull();
  expect(chat.unacknowledged()).toEqual([said[0], said[2]]);
  expect(listTexts(chat)).toEqual(['> one', '> two', '> three']);
});

test.each(['', '   ', 'x'.repeat(2001)])(
  'F-12 nothing, and more than 2,000 characters, is not said',
  (text) => {
    const chat = createChat('peer-one', () => 0);
    expect(chat.say(text)).toBeNull();
    expect(chat.messages()).toEqual([]);
  },
);

test('F-12 what the other tab says is read, and nothing else', () => {
  const state: CallText = { type: 'state', microphone: true, camera: false, sharing: false };
  const chat: CallText = { type: 'chat', id: 'a-1', text: 'x'.repeat(2000), at: 1 };
  const got: CallText = { type: 'got', id: 'a-1' };
  for (const text of [state, chat, got]) expect(parseCallText(JSON.stringify(text))).toEqual(text);
  expect(parseCallText(JSON.stringify({ ...state, more: 1 }))).toEqual(state);
});

test.each([
  'not JSON',
  'null',
  '7',
  '[]',
  '{}',
  '{"type":"state"}',
  '{"type":"state","microphone":"yes","camera":true,"sharing":true}',
  '{"type":"chat","id":"a","text":"x"}',
  '{"type":"chat","id":"a","text":"x","at":"now"}',
  '{"type":"chat","id":"","text":"x","at":1}',
  '{"type":"chat","id":7,"text":"x","at":1}',
  '{"type":"chat","id":"a","text":"","at":1}',
  '{"type":"chat","id":"a","text":7,"at":1}',
  JSON.stringify({ type: 'chat', id: 'a', text: 'x'.repeat(2001), at: 1 }),
  JSON.stringify({ type: 'got', id: 'x'.repeat(61) }),
  '{"type":"shout","id":"a"}',
])('F-12 what the other tab should not say is not heard: %s', (text) => {
  expect(parseCallText(text)).toBeNull();
});

test('F-12 attempts of one tab rise by name; those of another tab are later by themselves', () => {
  const name = (number: number) => attemptName('p'.repeat(40), number);
  expect(name(1)).toHaveLength(40);
  expect(isLater(name(1), null)).toBe(true);
  expect(isLater(name(10), name(9))).toBe(true);
  expect(isLater(name(9), name(10))).toBe(false);
  expect(isLater(name(9), name(9))).toBe(false);
  expect(isLater(attemptName('another', 1), name(9))).toBe(true);
});
