import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';

interface CodeOfferProps {
  readonly disabled: boolean;
  readonly onUse: () => void;
}

/** Offered during a booking to visitors who are new or have no password. */
export function CodeOffer({ disabled, onUse }: CodeOfferProps) {
  return (
    <div className="stack-2 padded rounded accent-tint">
      <h2>{m.codes_book_title()}</h2>
      <p>{m.codes_book_text()}</p>
      <Button wide disabled={disabled} onClick={onUse}>
        {m.codes_book_start()}
      </Button>
    </div>
  );
}
