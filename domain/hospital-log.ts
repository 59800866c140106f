/**
 * What a hospital's log can be asked for (M-10): the events of the audit log, grouped as people speak of them. An event that
 * stands in no group is shown under "other".
 */
export const logGroups = {
  emergency: ['emergency_access'],
  read: ['record_read'],
  refused: ['call_refused', 'login_refused'],
  sessions: ['session_opened', 'session_ended'],
  team: [
    'member_invited',
    'invitation_withdrawn',
    'member_joined',
    'member_changed',
    'member_left',
    'pin_changed',
    'desk_made',
    'desk_ended',
  ],
  doctors: ['hospital_agreed', 'hospital_withdrew', 'hospital_declined', 'hours_changed', 'doctor_checked'],
  settings: ['hospital_changed', 'hospitals_merged'],
  people: ['people_merged', 'merge_undone'],
  account: [
    'password_changed',
    'contact_changed',
    'name_changed',
    'second_factor_changed',
    'code_sent',
    'password_reset',
    'phone_proven',
  ],
  log: ['log_read'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type LogGroup = keyof typeof logGroups | 'other';
export const logGroupNames = [...Object.keys(logGroups), 'other'] as readonly LogGroup[] as readonly [
  LogGroup,
  ...LogGroup[],
];

/** The group of an event. */
export function logGroupOf(event: string): LogGroup {
  const groups = Object.entries(logGroups) as [LogGroup, readonly string[]][];
  return groups.find(([, events]) => events.includes(event))?.[0] ?? 'other';
}
