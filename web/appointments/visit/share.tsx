import { m } from '#messages/messages.js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toasts/toasts.tsx';

interface ShareVisitProps {
  /** Who, when and where; not why, because messages are read by others. */
  readonly text: string;
}

/** Shares the time and place of a visit by the phone's own means; without them it copies them (E-10). */
export function ShareVisit({ text }: ShareVisitProps) {
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        toast.good(m.booked_copied());
      }
    } catch (error) {
      // Closed without a choice.
      if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
    }
  };
  return (
    <Button look="quiet" onClick={() => void share()}>
      <Icon name="send" />
      {m.booked_share()}
    </Button>
  );
}
