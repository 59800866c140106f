import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import styles from './codes.module.css';

interface CodeOfferProps {
  readonly disabled: boolean;
  readonly onUse: () => void;
}

/** Offered during a booking to visitors who are new or have no password. */
export function CodeOffer({ disabled, onUse }: CodeOfferProps) {
  return (
    <div className={styles.offer}>
      <h2>{m.codes_book_title()}</h2>
      <p>{m.codes_book_text()}</p>
      <Button wide disabled={disabled} onClick={onUse}>
        {m.codes_book_start()}
      </Button>
    </div>
  );
}
