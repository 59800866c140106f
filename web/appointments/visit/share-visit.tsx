import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';

interface ShareVisitProps {
  /** Doctor, time and place; not the reason, because others may read the message. */
  readonly text: string;
}

/**
 * Shares the time and place of a visit through the system's share sheet, or copies them where there is none.
 */
export function ShareVisit({ text }: ShareVisitProps) {
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        toast.good(m.booked_copied());
      }
    } catch (error) {
      // The user closed the share sheet without a choice.
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
