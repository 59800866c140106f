import type { AuditEvent } from '#domain/platform/audit-events.ts';

export const logGroupNames = [
  'emergency',
  'read',
  'refused',
  'visits',
  'people',
  'sessions',
  'team',
  'doctors',
  'settings',
  'account',
  'log',
  'other',
] as const;
export type LogGroup = (typeof logGroupNames)[number];

const groupByEvent: Readonly<Record<AuditEvent, LogGroup>> = {
  emergency_access: 'emergency',
  emergency_seen: 'emergency',
  record_read: 'read',
  call_refused: 'refused',
  login_refused: 'refused',
  visit_changed: 'visits',
  vitals_recorded: 'visits',
  person_added: 'people',
  merge_asked: 'people',
  merge_withdrawn: 'people',
  people_merged: 'people',
  merge_undone: 'people',
  guardianship_began: 'people',
  guardianship_ended: 'people',
  session_opened: 'sessions',
  session_ended: 'sessions',
  member_invited: 'team',
  invitation_withdrawn: 'team',
  member_joined: 'team',
  member_changed: 'team',
  member_left: 'team',
  pin_changed: 'team',
  desk_made: 'team',
  desk_ended: 'team',
  hospital_agreed: 'doctors',
  hospital_withdrew: 'doctors',
  hospital_declined: 'doctors',
  practice_left: 'doctors',
  hours_changed: 'doctors',
  room_changed: 'doctors',
  doctor_checked: 'doctors',
  hospital_changed: 'settings',
  hospital_checked: 'settings',
  hospitals_merged: 'settings',
  password_changed: 'account',
  contact_changed: 'account',
  name_changed: 'account',
  second_factor_changed: 'account',
  code_sent: 'account',
  password_reset: 'account',
  phone_proven: 'account',
  log_read: 'log',
};

export const logKinds = ['actions', 'views'] as const;
export type LogKind = (typeof logKinds)[number];

const viewGroups: readonly LogGroup[] = ['read', 'log'];

export const listLogGroups = (kind: LogKind): readonly LogGroup[] =>
  logGroupNames.filter((group) => viewGroups.includes(group) === (kind === 'views'));

export const listViewEvents = (): readonly AuditEvent[] => viewGroups.flatMap(listGroupEvents);

/** `other` for an event that only a later version knows. */
export const findLogGroup = (event: string): LogGroup => groupByEvent[event as AuditEvent] ?? 'other';

export const groupedEvents = Object.keys(groupByEvent) as readonly AuditEvent[];

/** Empty for `other`, which has only unknown events. */
export const listGroupEvents = (group: LogGroup): readonly AuditEvent[] =>
  groupedEvents.filter((event) => groupByEvent[event] === group);
