import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { Icon } from '#web/ui/icon.tsx';
import { doctorsPath } from '#web/ui/paths.ts';
import styles from './sentence-choice.module.css';

interface SentenceChoiceProps extends Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'> {
  readonly words: string;
  readonly label: string;
  readonly onOpen: () => void;
}

/** A blank of a sentence. Without scripts it is a link to the list, which has the same filters. */
export function SentenceChoice({ words, label, onOpen, ...preload }: SentenceChoiceProps) {
  const look = { className: `line-2 middle spread shrinks ${styles.choice}`, 'aria-label': label };
  const inside = (
    <>
      <span className="shrinks">{words}</span>
      <Icon name="chevronDown" size={18} />
    </>
  );
  if (!useHydrated()) {
    return (
      <Link {...look} to={doctorsPath({})}>
        {inside}
      </Link>
    );
  }
  return (
    <button {...look} {...preload} type="button" onClick={onOpen}>
      {inside}
    </button>
  );
}
