import type { z } from 'zod';
import type {
  consentToConsultationEndpoint,
  consultationRoomEndpoint,
} from '#contract/video/consultations.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { chooseMeetingService } from './choose-meeting-service.ts';
import type { ConsentRow, RoomRow } from './consultation-queries.ts';
import { presentTimes } from './enter-room.ts';
import { createIceServers } from './turn-credentials.ts';

type Room = z.input<typeof consultationRoomEndpoint.answer>;

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

export function presentRoom(
  { role }: Pick<Actor, 'role'>,
  row: RoomRow,
  consent: ConsentRow | null,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
): Room {
  const { opensAt, startsAt, endsAt, closesAt } = presentTimes(row);
  const appointmentId = formatId('appointment', row.id);
  const people = {
    doctor: { role: 'doctor', name: row.doctor_name, photo: photoUrl(row.doctor_photo, 'large') },
    patient: { role: 'patient', name: row.patient_name, photo: photoUrl(row.patient_photo, 'large') },
  } as const;
  const service = chooseMeetingService(row.meeting_link, config.video);
  return {
    appointmentId,
    opensAt: instant(opensAt),
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
    closesAt: instant(closesAt),
    now: instant(clock.now()),
    reason: row.reason,
    me: people[role],
    other: people[role === 'doctor' ? 'patient' : 'doctor'],
    provider:
      service.kind === 'jitsi'
        ? service
        : { kind: 'builtin', iceServers: iceServers(config, `${appointmentId}-${role}`, closesAt) },
    consent: consent && presentConsent(consent),
  };
}

function iceServers({ video }: Deps['config'], name: string, expiresAt: number) {
  return createIceServers(video, name, expiresAt).map(({ urls, username, credential }) => ({
    urls: [...urls],
    username,
    credential,
  }));
}

export function presentConsent({
  given_at,
  version,
}: ConsentRow): z.input<typeof consentToConsultationEndpoint.answer> {
  return { at: given_at.toISOString(), version };
}
