/**
 * What a hospital's desk may do for a doctor beside booking published times, where the practice allows it (M-13): answer
 * requests, move visits, collect money, set the weekly hours there and close days.
 */
export const deskPermissions = ['answer', 'move', 'collect', 'schedule'] as const;
export type DeskPermission = (typeof deskPermissions)[number];
