import { Fragment } from 'react';
import styles from './split-words.module.css';

/**
 * Shows a name written in one word, such as "EditProfile", as separate words: "Edit profile". The letters
 * stay unchanged for the accessible name and text search.
 */
export function SplitWords({ children }: { readonly children: string }) {
  const parts = children.match(/[A-Z]?[a-z]+|[A-Z]|[^A-Za-z]+/g) ?? [children];
  return parts.map((part, at) => {
    const joined = /^[A-Z]/.test(part) && /[a-z]$/.test(parts[at - 1] ?? '');
    return joined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name stay in their places
      <b key={at} className={styles.word}>
        {part}
      </b>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{part}</Fragment>
    );
  });
}
