import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';
import type { Notice, VisitFacts } from '#server/platform/outbox/message-content.ts';

const visit: VisitFacts = {
  appointmentId: 12,
  rootId: 7,
  sequence: 0,
  status: 'Pending',
  startsAt: new Date('2026-11-26T16:30:00+05:30'),
  endsAt: new Date('2026-11-26T16:45:00+05:30'),
  consultStatus: 'Offline',
  hospital: 'Care Hospital',
  toBring: '',
  address: '1 Marine Drive, Kochi',
  position: null,
  phone: '0484 234 0100',
  doctorId: 3,
  doctorName: 'Dr. S. Rao',
  patientId: 5,
  patientName: 'Asha Menon',
  patientEmail: 'asha@example.com',
};

/** A notice to the patient about a visit on Thursday, 26 November, 16:30; parts of it can be overridden. */
export function createTestNotice(
  event: AnnouncedEvent,
  {
    visit: about,
    ...rest
  }: Partial<Omit<Notice, 'visit'>> & { readonly visit?: Partial<VisitFacts> | null } = {},
): Notice {
  return {
    event,
    reader: 'patient',
    readerId: 5,
    readerName: 'Asha Menon',
    readerEmail: 'asha@example.com',
    locale: 'en',
    title: 'Your visit',
    text: 'Dr. S. Rao sees you on Thursday.',
    when: 'Thu 26 Nov, 16:30',
    visit: about === null ? null : { ...visit, ...about },
    facts: {},
    link: 'https://hams.clinic.in/v/abcdefghijklmnopqrstuv',
    ...rest,
  };
}
