import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Suggestions } from '#contract/search/doctor-search.ts';
import { maxSearchTextLength } from '#domain/search/doctor-search.ts';
import { m } from '#messages/messages.js';
import type { DebouncedQuery } from '#web/api/use-debounced-query.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboboxList } from '#web/ui/combobox.tsx';
import { FreeTextEmergency } from '#web/ui/emergency/free-text-emergency.tsx';
import { listAllSpecializations, toSearchGroups } from './search-options.tsx';
import styles from './search-suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** The state of the list, for screen readers and where there is no list. */
function describeStatus(
  { state, answer }: DebouncedQuery<Suggestions>,
  typed: string,
  count: number,
): string {
  if (state === 'failed') return m.search_failed();
  if (!answer) return m.search_loading();
  return count === 0 ? m.search_none({ q: typed.trim() }) : m.search_found({ count });
}

function toUrl(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) query.set(name, value.trim());
  }
  return `${new URL(form.action).pathname}?${query}`;
}

interface SearchSuggestionsProps {
  readonly box: HTMLInputElement;
  readonly onTyped?: ((typed: string) => void) | undefined;
}

/**
 * The list of suggestions under a search box. The box is in the first script, which must stay small;
 * everything else is here, so this listens to its element.
 */
export function SearchSuggestions({ box, onTyped }: SearchSuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const boxRef = useRef(box);
  const [typed, setTyped] = useState(box.value);
  const [wanted, setWanted] = useState(document.activeElement === box);
  const suggested = useSuggestions(typed, wanted);
  const open = wanted && typed.trim() !== '';
  const found = suggested.answer && suggested.state !== 'failed' ? toSearchGroups(suggested.answer) : [];
  const count = found.flatMap(({ options }) => options).length;
  const groups = count === 0 && suggested.state === 'answered' ? listAllSpecializations() : found;

  const go = (path: string) => {
    setWanted(false);
    box.blur();
    void navigate(path);
  };
  const onInput = useEffectEvent(() => {
    if (box.value === typed) return;
    setTyped(box.value);
    onTyped?.(box.value);
    setWanted(true);
  });
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    if (box.form) go(toUrl(box.form));
  });
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    box.maxLength = maxSearchTextLength;
    box.addEventListener('input', () => onInput(), { signal });
    box.addEventListener('focus', () => setWanted(true), { signal });
    box.form?.addEventListener('submit', (event) => onSubmit(event), { signal });
    onInput(); // typed between the render and this effect
    return () => over.abort();
  }, [box]);

  const status = open ? describeStatus(suggested, typed, count) : '';
  return (
    <>
      <ComboboxList
        box={boxRef}
        id={id}
        label={m.search_suggestions()}
        open={open}
        onOpen={setWanted}
        groups={groups}
        onChoose={({ path }) => go(path)}
        popupClass={styles.popup}
        head={
          <div aria-live="polite">
            <FreeTextEmergency words={typed} />
          </div>
        }
      >
        {count === 0 && (
          <div className={`stack-2 to-start ${styles.instead}`}>
            <p aria-hidden="true">{status}</p>
            {suggested.state === 'answered' && <p className="muted small">{m.search_none_hint()}</p>}
            {suggested.state === 'failed' && (
              <Button
                look="quiet"
                onClick={() => {
                  suggested.retry();
                  box.focus();
                }}
              >
                {m.search_retry()}
              </Button>
            )}
          </div>
        )}
      </ComboboxList>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </>
  );
}
