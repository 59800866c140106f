import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { Button } from '#web/ui/button.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import type { VisitCardFacts } from '../queries.ts';

/**
 * Shares the time and place of a visit through the system's share sheet, or copies them where there is none.
 */
export function ShareVisit({ visit }: { readonly visit: VisitCardFacts }) {
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ text: toSharedText(visit) });
      else {
        await navigator.clipboard.writeText(toSharedText(visit));
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

/** Doctor, time and place; not the reason, because others may read the message. */
function toSharedText({ appointment, address }: VisitCardFacts): string {
  const { doctorName, date, slot, hospital, consultStatus } = appointment;
  const place =
    consultStatus === 'Online'
      ? m.booked_panel_video()
      : [translateHospital(hospital), address].filter(Boolean).join(', ');
  return [doctorName, `${formatLongDay(date)}, ${slot}`, place].join('\n');
}
