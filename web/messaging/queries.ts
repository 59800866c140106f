import type { SessionUser } from '#web/api/session.ts';
import { useAnswer } from '#web/api/use-answer.ts';
import { refetchUnlessLive } from '#web/platform/live/refetch-unless-live.ts';

type Owner = Pick<SessionUser, 'role' | 'id'>;

export const messageKeys = {
  bell: ({ role, id }: Owner) => ['bell', role, id],
  calendarFeed: (owner: Owner | null) => ['calendar-feed', owner?.role, owner?.id],
  preferences: (id: string) => ['message-preferences', id],
};

export const useBell = (owner: Owner) =>
  useAnswer(messageKeys.bell(owner), 'GET /bell', {}, refetchUnlessLive(60_000));
export const useCalendarFeed = (owner: Owner | null) =>
  useAnswer(messageKeys.calendarFeed(owner), 'GET /calendar-feed', {});
export const useMessagePreferences = (id: string) =>
  useAnswer(messageKeys.preferences(id), 'GET /message-preferences', {});

/** Refetched with the appointment, which changes when a message was sent. */
export const useVisitMessages = (appointmentId: string) =>
  useAnswer(
    ['appointments', 'messages'],
    'GET /appointments/:appointmentId/messages',
    { params: { appointmentId } },
    { refetchOnMount: 'always' },
  );
