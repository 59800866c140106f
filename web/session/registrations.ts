import type { ComponentType } from 'react';
import type { RegistrationProps } from './registration-form.tsx';

/** Who may register (C-02). */
export const registrationRoles = ['patient', 'doctor', 'hospital'] as const;
export type RegistrationRole = (typeof registrationRoles)[number];

export type LoadRegistration = () => Promise<ComponentType<RegistrationProps>>;

/**
 * The forms of the other slices, loaded when one is chosen. Slices meet in screens, so a screen hands them
 * in.
 */
export type Registrations = Readonly<Record<RegistrationRole, LoadRegistration>>;
