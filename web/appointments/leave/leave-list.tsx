import { m } from '#messages/messages.js';
import type { Leave } from '../queries.ts';
import { type ChannelLabel, LeaveCard } from './leave-card.tsx';

interface LeaveListProps {
  readonly leaves: readonly Leave[];
  readonly channelWord: ChannelLabel;
}

export function LeaveList({ leaves, channelWord }: LeaveListProps) {
  return (
    <section className="stack-3 to-top shrinks" aria-labelledby="leave-list">
      <h2 id="leave-list">{m.leaves_list()}</h2>
      {leaves.length === 0 && <p className="muted">{m.leaves_list_none()}</p>}
      {leaves.map((leave) => (
        <LeaveCard key={leave.leaveId} leave={leave} channelWord={channelWord} />
      ))}
    </section>
  );
}
