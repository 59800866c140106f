import type { ComponentType } from 'react';
import type { RegistrationProps } from './registration-form.tsx';

/** Who may register (C-02). */
export const registrationRoles = ['patient', 'doctor', 'hospital'] as const;
export type RegistrationRole = (typeof registrationRoles)[number];

export type LoadRegistration = () => Promise<ComponentType<RegistrationProps>>;

/**
 * The forms of other slices, loaded when they are chosen; the screen passes them in, because slices do not
 * import each other.
 */
export type Registrations = Readonly<Record<RegistrationRole, LoadRegistration>>;
