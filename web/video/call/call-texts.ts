/** Messages between two tabs on the data channel. */
export type CallText =
  | {
      readonly type: 'state';
      readonly microphone: boolean;
      readonly camera: boolean;
      readonly sharing: boolean;
    }
  | { readonly type: 'chat'; readonly id: string; readonly text: string; readonly at: number }
  /** Acknowledges a message; others are sent again on the next connection. */
  | { readonly type: 'got'; readonly id: string };

export const maxChatCharacters = 2000;

/** Null if it is malformed. */
export function parseCallText(text: string): CallText | null {
  const said = parse(text);
  if (typeof said !== 'object' || said === null || !('type' in said)) return null;
  const {
    type,
    microphone,
    camera,
    sharing,
    id,
    text: words,
    at,
  } = said as Readonly<Record<string, unknown>>;
  if (type === 'state') {
    if (typeof microphone !== 'boolean' || typeof camera !== 'boolean' || typeof sharing !== 'boolean')
      return null;
    return { type, microphone, camera, sharing };
  }
  if (typeof id !== 'string' || id === '' || id.length > 60) return null;
  if (type === 'got') return { type, id };
  if (type !== 'chat' || typeof words !== 'string' || typeof at !== 'number' || !Number.isFinite(at))
    return null;
  return words.length > 0 && words.length <= maxChatCharacters ? { type, id, text: words, at } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
