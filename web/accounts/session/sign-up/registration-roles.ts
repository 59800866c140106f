import type { ComponentType } from 'react';
import type { RegistrationProps } from './registration-form.tsx';

export const registrationRoles = ['patient', 'doctor', 'hospital'] as const;
export type RegistrationRole = (typeof registrationRoles)[number];

export type LoadRegistration = () => Promise<ComponentType<RegistrationProps>>;

/**
 * Forms of other modules, loaded on demand. The screen passes them in, because modules do not import each
 * other.
 */
export type Registrations = Readonly<Record<RegistrationRole, LoadRegistration>>;
