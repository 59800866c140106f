import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Glyph } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  readonly key: string;
  readonly name: ReactNode;
  /** The reason why it is unavailable, shown beside the name. */
  readonly closed?: string | null;
  readonly danger?: boolean;
  /** Opened by the browser, such as `tel:`; otherwise `onChoose` is called. */
  readonly href?: string;
  readonly onChoose?: () => void;
}

interface MenuProps {
  /** Names the menu and its subject, as a list has one in every row. */
  readonly label: string;
  readonly items: readonly MenuItem[];
}

const dots =
  'M5 13.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4zM12 13.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4zM19 13.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4z';

/**
 * A "⋯" button with a menu (WAI-ARIA APG): arrows, Home, End and first letters move the focus; Escape and a
 * choice return it.
 */
export function Menu({ label, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [upwards, setUpwards] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (!open) return;
    // Opens upwards at the end of the page, or where a bar would cover it.
    if (list.current) {
      const box = list.current.getBoundingClientRect();
      const covered = Number.parseFloat(window.getComputedStyle(list.current).scrollMarginBottom) || 0;
      setUpwards(box.bottom > window.innerHeight - covered && box.height < box.top);
    }
    list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const letter = event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : null;
    const named = (entry: HTMLElement) =>
      letter !== null && entry.textContent?.trim().toLowerCase().startsWith(letter);
    const next: Readonly<Record<string, HTMLElement | undefined>> = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
    };
    const target = next[event.key] ?? [...all.slice(at + 1), ...all.slice(0, at)].find(named);
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return setOpen(false);
    else if (target) target.focus();
    else if (letter === null) return;
    event.preventDefault(); // prevents shortcuts of the page, and scrolling
    event.stopPropagation();
  };

  return (
    <div ref={frame} className="relative">
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Glyph path={dots} size={22} />
      </IconButton>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={`grid surface outlined ${styles.list} ${upwards ? styles.upwards : ''}`}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <Entry key={item.key} item={item} onClose={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Entry({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }) {
  const { name, closed, danger = false, href, onChoose } = item;
  const looks = `${styles.item} ${danger ? styles.danger : ''}`;
  if (href)
    return (
      <a href={href} role="menuitem" tabIndex={-1} className={looks} onClick={onClose}>
        {name}
      </a>
    );
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={looks}
      aria-disabled={closed ? true : undefined}
      onClick={() => {
        if (closed) return;
        onClose(); // first, so that a dialog returns the focus to the menu's button
        onChoose?.();
      }}
    >
      {name}
      {closed && <span className="small">{closed}</span>}
    </button>
  );
}
