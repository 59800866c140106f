import { type CallText, chatCharactersAtMost } from './texts.ts';
import type { ChatMessage } from './visit-call.ts';

/** The conversation of a call, in this tab's memory alone. */
export interface CallChat {
  readonly messages: () => readonly ChatMessage[];
  /** Null when there is nothing to say, or too much. */
  readonly say: (text: string) => CallText | null;
  /** What the other tab said; answers what to tell it in return. */
  readonly hear: (text: Extract<CallText, { type: 'chat' | 'got' }>) => CallText | null;
  /** What it has not acknowledged, in order; for a new connection. */
  readonly unheard: () => readonly CallText[];
}

/** `peer` names this tab, and with it its messages. `now` in milliseconds. */
export function makeChat(peer: string, now: () => number): CallChat {
  let spoken = 0;
  let messages: readonly ChatMessage[] = [];
  let unheard: readonly Extract<CallText, { type: 'chat' }>[] = [];
  const knows = (id: string) => messages.some((message) => !message.mine && message.id === id);

  return {
    messages: () => messages,
    say(text) {
      const words = text.trim();
      if (words === '' || words.length > chatCharactersAtMost) return null;
      spoken += 1;
      const said = { type: 'chat', id: `${peer}-${spoken}`, text: words, at: now() } as const;
      messages = [...messages, { id: said.id, mine: true, text: words, at: said.at }];
      unheard = [...unheard, said];
      return said;
    },
    hear(heard) {
      if (heard.type === 'got') {
        unheard = unheard.filter(({ id }) => id !== heard.id);
        return null;
      }
      // Acknowledged again: the first acknowledgement may have been lost with its connection.
      if (!knows(heard.id)) {
        // By this tab's clock: the other one's may be wrong.
        messages = [...messages, { id: heard.id, mine: false, text: heard.text, at: now() }];
      }
      return { type: 'got', id: heard.id };
    },
    unheard: () => unheard,
  };
}
