/**
 * Permissions that a practice can grant to the hospital's front desk, beyond booking published times: answer
 * requests, move visits, collect money, set the weekly hours there and close days.
 */
export const deskPermissions = ['answer', 'move', 'collect', 'schedule'] as const;
export type DeskPermission = (typeof deskPermissions)[number];
