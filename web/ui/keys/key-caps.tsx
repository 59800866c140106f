import { toKeyCaps } from './key-tip.ts';
import styles from './keys.module.css';

export function KeyCaps({ keys }: { readonly keys: readonly string[] }) {
  return keys.map((key) => (
    <span key={key} className={styles.caps}>
      {toKeyCaps(key).map((cap) => (
        <kbd key={cap} className={styles.key}>
          {cap}
        </kbd>
      ))}
    </span>
  ));
}
