import { useState } from 'react';
import { useDebouncedEffect } from './use-debounced-query.ts';

/** The text, once it has not changed for `pause` milliseconds; empty until then. */
export function useDebouncedText(text: string, pause: number): string {
  const [settled, setSettled] = useState('');
  useDebouncedEffect(text === settled ? null : text, pause, () => setSettled(text));
  return settled;
}

/**
 * What is typed into the search field of a list whose search is in the URL. It is sent after a pause, and
 * follows the URL, such as by Back or a link, unless something else is being typed.
 */
export function useSearchText(search: string, pause: number, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [followed, setFollowed] = useState(search);
  const wanted = typed.trim();
  if (followed !== search) {
    setFollowed(search);
    if (wanted === followed) setTyped(search);
  }
  useDebouncedEffect(wanted === search ? null : wanted, pause, () => onSearch(wanted));
  return [typed, setTyped] as const;
}
