import { translateSpecialization } from '#names/specialization-name.ts';
import styles from './english-name.module.css';

/**
 * The English name of a specialization, small beneath its translated one, to be shown at a desk; nothing where
 * it is not translated (docs/product.md#names-of-care).
 */
export function EnglishName({ of }: { readonly of: string }) {
  if (translateSpecialization(of) === of) return null;
  return (
    <small className={styles.english} lang="en">
      {of}
    </small>
  );
}
