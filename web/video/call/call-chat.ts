import { type CallText, maxChatCharacters } from './call-texts.ts';
import type { ChatMessage } from './visit-call.ts';

export interface CallChat {
  readonly messages: () => readonly ChatMessage[];
  /** Null if the text is empty or too long. */
  readonly say: (text: string) => CallText | null;
  /** Receives a text of the other tab; returns the reply to send, if any. */
  readonly hear: (text: Extract<CallText, { type: 'chat' | 'got' }>) => CallText | null;
  /** Unacknowledged messages in order, to be sent again on a new connection. */
  readonly unacknowledged: () => readonly CallText[];
}

/** `peer` is the name of this tab and prefixes its message ids. `now` in milliseconds. */
export function createChat(peer: string, now: () => number): CallChat {
  let spoken = 0;
  let messages: readonly ChatMessage[] = [];
  let unacknowledged: readonly Extract<CallText, { type: 'chat' }>[] = [];
  const knows = (id: string) => messages.some((message) => !message.mine && message.id === id);

  return {
    messages: () => messages,
    say(text) {
      const words = text.trim();
      if (words === '' || words.length > maxChatCharacters) return null;
      spoken += 1;
      const said = { type: 'chat', id: `${peer}-${spoken}`, text: words, at: now() } as const;
      messages = [...messages, { id: said.id, mine: true, text: words, at: said.at }];
      unacknowledged = [...unacknowledged, said];
      return said;
    },
    hear(heard) {
      if (heard.type === 'got') {
        unacknowledged = unacknowledged.filter(({ id }) => id !== heard.id);
        return null;
      }
      // Acknowledge repeats too: the first acknowledgement may have been lost.
      if (!knows(heard.id)) {
        // By this tab's clock, because the other one may be wrong.
        messages = [...messages, { id: heard.id, mine: false, text: heard.text, at: now() }];
      }
      return { type: 'got', id: heard.id };
    },
    unacknowledged: () => unacknowledged,
  };
}
