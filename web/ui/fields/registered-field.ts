import type { UseFormRegisterReturn } from 'react-hook-form';

/** The props of a field registered with the form library, with its error message. */
export type Registered = UseFormRegisterReturn & { readonly error: string | undefined };
