import { type RoomTimes, roomTimes } from '#domain/consultation-room.ts';
import {
  type DoctorJoinVerdict,
  doctorJoinVerdict,
  type JoinFacts,
  type JoinVerdict,
  joinVerdict,
} from '#domain/join-window.ts';
import { meetingHost } from './meeting-host.ts';
import { useNowAt } from './use-now-at.ts';

/** What the two sides say of a visit's room; the instants as RFC 3339. */
interface Visit {
  readonly consultStatus: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly meetLink: string | null;
}

/** When the room of a visit opens and closes, in milliseconds. */
export function roomTimesOf({ startsAt, endsAt }: Pick<Visit, 'startsAt' | 'endsAt'>): RoomTimes {
  return roomTimes({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) });
}

function useVerdict<Verdict>(
  judge: (facts: JoinFacts, now: number, host: string | undefined) => Verdict,
  visit: Visit,
): Verdict {
  const { opensAt, startsAt, endsAt, closesAt } = roomTimesOf(visit);
  const { consultStatus, meetLink } = visit;
  const now = useNowAt([opensAt, startsAt, closesAt]);
  return judge({ consultStatus, startsAt, endsAt, meetLink }, now, meetingHost());
}

/** Whether the patient may enter the video room now; it changes by itself with the time (F-11). */
export function useJoinVerdict(visit: Visit): JoinVerdict {
  return useVerdict(joinVerdict, visit);
}

/** Whether the doctor may enter the video room now; it changes by itself with the time (G-04). */
export function useDoctorJoinVerdict(visit: Visit): DoctorJoinVerdict {
  return useVerdict(doctorJoinVerdict, visit);
}
