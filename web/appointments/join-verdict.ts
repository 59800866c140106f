import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { type RoomTimes, toRoomTimes } from '#domain/video/consultation-room.ts';
import {
  checkDoctorJoin,
  checkPatientJoin,
  type DoctorJoinVerdict,
  type JoinFacts,
  type PatientJoinVerdict,
} from '#domain/video/join-window.ts';
import { useNowAt } from './use-now-at.ts';

/** Instants are RFC 3339. */
export interface Joinable {
  readonly appointmentId: string;
  readonly consultStatus: ConsultMode;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly meetLink: string | null;
}

/** The Jitsi host of this installation, which the server writes into the page; undefined without one. */
export const getMeetingHost = () => document.documentElement.dataset.meetingHost;

/** In milliseconds. */
export function getRoomTimes({ startsAt, endsAt }: Pick<Joinable, 'startsAt' | 'endsAt'>): RoomTimes {
  return toRoomTimes({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) });
}

function useVerdict<Verdict>(
  judge: (facts: JoinFacts, now: number, host: string | undefined) => Verdict,
  { consultStatus, meetLink, ...instants }: Joinable,
): Verdict {
  const { opensAt, startsAt, endsAt, closesAt } = getRoomTimes(instants);
  const now = useNowAt([opensAt, startsAt, closesAt]);
  return judge({ consultStatus, startsAt, endsAt, meetLink }, now, getMeetingHost());
}

export function useJoinVerdict(appointment: Joinable): PatientJoinVerdict {
  return useVerdict(checkPatientJoin, appointment);
}

export function useDoctorJoinVerdict(appointment: Joinable): DoctorJoinVerdict {
  return useVerdict(checkDoctorJoin, appointment);
}
