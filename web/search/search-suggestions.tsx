import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Suggestions } from '#contract/search.ts';
import { searchTextAtMost } from '#domain/doctor-search.ts';
import { m } from '#messages/messages.js';
import type { Asked } from '../api/use-asked.ts';
import { Button } from '../ui/button.tsx';
import { SearchList } from './search-list.tsx';
import { groupsOf, type OptionGroup } from './search-options.ts';
import styles from './search-suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** What is typed in a box that somebody else renders, and whether its list is wanted. */
function useBox(box: HTMLInputElement) {
  const [typed, setTyped] = useState(box.value);
  const [open, setOpen] = useState(document.activeElement === box && box.value.trim() !== '');
  const [active, setActive] = useState(-1);
  const show = (wanted: boolean) => {
    setOpen(wanted);
    setActive(-1);
  };
  return { typed, setTyped, open, show, active, setActive };
}

/** What to say of the list: read out, and shown where there is no list. */
function statusOf({ state, answer }: Asked<Suggestions>, typed: string, count: number): string {
  if (state === 'failed') return m.search_failed();
  if (!answer) return m.search_loading();
  return count === 0 ? m.search_none({ q: typed.trim() }) : m.search_found({ count });
}

interface SearchSuggestionsProps {
  readonly box: HTMLInputElement;
  readonly onTyped?: ((typed: string) => void) | undefined;
}

/** Where a form of method GET leads, without its empty fields. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) query.set(name, value.trim());
  }
  return `${new URL(form.action).pathname}?${query}`;
}

/**
 * The list of suggestions under a search box: a combobox as the ARIA patterns describe it. The box itself stands in
 * the first script, which has no room to spare; everything else about it is here, so this listens to the element.
 */
export function SearchSuggestions({ box, onTyped }: SearchSuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const popup = useRef<HTMLDivElement>(null);
  const { typed, setTyped, open, show, active, setActive } = useBox(box);
  const suggested = useSuggestions(typed, open);
  const groups: readonly OptionGroup[] =
    suggested.answer && suggested.state !== 'failed' ? groupsOf(suggested.answer) : [];
  const options = groups.flatMap((group) => group.options);
  const shown = open && typed.trim() !== '';
  const activeId = shown && active >= 0 && active < options.length ? `${id}-${active}` : null;

  const go = (path: string) => {
    show(false);
    box.blur();
    void navigate(path);
  };

  // What the box is to those who do not see it.
  useEffect(() => {
    box.maxLength = searchTextAtMost;
    box.setAttribute('role', 'combobox');
    box.setAttribute('aria-autocomplete', 'list');
    box.setAttribute('aria-controls', `${id}-list`);
    box.setAttribute('aria-expanded', String(shown));
    if (activeId) box.setAttribute('aria-activedescendant', activeId);
    else box.removeAttribute('aria-activedescendant');
    const option = activeId ? document.getElementById(activeId) : null;
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [box, id, shown, activeId]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return; // the keys belong to whatever is writing Hindi
      const { key } = event;
      const chosen = options[active];
      if (key === 'Escape' && shown) show(false);
      else if (key === 'Enter' && shown && chosen) go(chosen.path);
      else if (key === 'ArrowDown' && !shown) show(true);
      else if (key === 'ArrowDown' && options.length > 0)
        setActive(active + 1 < options.length ? active + 1 : -1);
      else if (key === 'ArrowUp' && shown && options.length > 0)
        setActive(active < 0 ? options.length - 1 : active - 1);
      else return;
      event.preventDefault(); // Escape would empty the box, Enter send the form, arrows move the caret
    };
    const onInput = () => {
      setTyped(box.value);
      onTyped?.(box.value);
      show(true);
    };
    const onFocus = () => show(true);
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && popup.current?.contains(relatedTarget))) show(false);
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      if (box.form) go(addressOf(box.form));
    };
    box.addEventListener('keydown', onKeyDown);
    box.addEventListener('input', onInput);
    box.addEventListener('focus', onFocus);
    box.addEventListener('click', onFocus);
    box.addEventListener('blur', onBlur);
    box.form?.addEventListener('submit', onSubmit);
    // Typed after this was drawn and before it listened.
    if (box.value !== typed) onInput();
    return () => {
      box.removeEventListener('keydown', onKeyDown);
      box.removeEventListener('input', onInput);
      box.removeEventListener('focus', onFocus);
      box.removeEventListener('click', onFocus);
      box.removeEventListener('blur', onBlur);
      box.form?.removeEventListener('submit', onSubmit);
    };
  });

  const status = shown ? statusOf(suggested, typed, options.length) : '';
  return (
    <>
      <div ref={popup} className={styles.popup} hidden={!shown}>
        <SearchList id={id} groups={groups} active={active} onChoose={go} />
        {options.length === 0 && (
          <div className={styles.instead}>
            <p aria-hidden="true">{status}</p>
            {suggested.state === 'answered' && <p className={styles.hint}>{m.search_none_hint()}</p>}
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
      </div>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </>
  );
}
