import { Page } from '../page/page.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { CompositionSamples } from './composition-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import styles from './gallery.module.css';
import { StateSamples } from './state-samples.tsx';
import { TextSamples } from './text-samples.tsx';

/** Every piece of web/ui in its states, in the language of the page and the colours of the device. */
export function Gallery() {
  return (
    <main>
      <Page className={`stack-4 ${styles.page}`}>
        <h1>HAMS</h1>
        <div className={styles.pieces}>
          <CompositionSamples />
          <ButtonSamples />
          <TextSamples />
          <FieldSamples />
          <FormSamples />
          <StateSamples />
        </div>
      </Page>
    </main>
  );
}
