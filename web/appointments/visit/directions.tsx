import { m } from '#messages/messages.js';
import buttonStyles from '#web/ui/button.module.css';
import { type Position, toMapLink } from '#web/ui/format/map-link.ts';
import { Icon } from '#web/ui/icon.tsx';

interface DirectionsProps {
  readonly to: Position;
  readonly look: 'primary' | 'quiet';
}

/** Opens the way to a clinic in a map. */
export const Directions = ({ to, look }: DirectionsProps) => (
  <a
    className={`${buttonStyles.button} ${buttonStyles[look]}`}
    href={toMapLink(to, navigator.userAgent)}
    target="_blank"
    rel="noreferrer"
    title={m.booked_map_hint()}
  >
    <Icon name="place" />
    {m.booked_map()}
  </a>
);
