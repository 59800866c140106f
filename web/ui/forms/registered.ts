import type { UseFormRegisterReturn } from 'react-hook-form';

/** The props of a field that the form library registers, with the message of its error. */
export type Registered = UseFormRegisterReturn & { readonly error: string | undefined };
