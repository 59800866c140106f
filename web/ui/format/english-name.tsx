import { translateSpecialization } from '#names/specialization-name.ts';
import styles from './english-name.module.css';

/**
 * The English name of a specialization, small beneath the translated one, for showing it at a front desk.
 * Renders nothing if they are the same.
 */
export function EnglishName({ of }: { readonly of: string }) {
  if (translateSpecialization(of) === of) return null;
  return (
    <small className={styles.english} lang="en">
      {of}
    </small>
  );
}
