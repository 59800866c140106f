import { type ComponentProps, memo, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Suggestions } from '#contract/search/doctor-search.ts';
import { maxSearchTextLength } from '#domain/search/doctor-search.ts';
import { m } from '#messages/messages.js';
import type { DebouncedQuery } from '#web/api/use-debounced-query.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboboxList, useCombobox } from '#web/ui/combobox.tsx';
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

/** What the suggestions, once loaded, make of the plain form. */
export interface Enhanced {
  readonly form?: ComponentProps<'form'>;
  readonly input?: ComponentProps<'input'>;
}

interface SearchSuggestionsProps {
  readonly box: HTMLInputElement;
  readonly onTyped?: ((typed: string) => void) | undefined;
  readonly enhance: (form: Enhanced) => void;
}

/**
 * The list of suggestions under a search box. The box is in the first script, which must stay small;
 * everything else is here and hands its props up. Remembered, as the box renders again when it gets them.
 */
export const SearchSuggestions = memo(({ box, onTyped, enhance }: SearchSuggestionsProps) => {
  const navigate = useNavigate();
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
  const { inputProps, listProps } = useCombobox({
    open,
    onOpen: setWanted,
    groups,
    onChoose: ({ path }) => go(path),
  });
  const readBox = () => {
    if (box.value === typed) return;
    setTyped(box.value);
    onTyped?.(box.value);
    setWanted(true);
  };
  useLayoutEffect(() =>
    enhance({
      form: {
        onSubmit: (event) => {
          event.preventDefault();
          go(toUrl(event.currentTarget));
        },
      },
      input: {
        ...inputProps,
        maxLength: maxSearchTextLength,
        onInput: () => {
          inputProps.onInput();
          readBox();
        },
        onFocus: () => setWanted(true),
      },
    }),
  );
  const readAtFirst = useEffectEvent(readBox);
  useEffect(() => readAtFirst(), []); // typed between the render and this effect

  const status = open ? describeStatus(suggested, typed, count) : '';
  return (
    <>
      <ComboboxList
        combobox={listProps}
        label={m.search_suggestions()}
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
                {m.common_retry()}
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
});
