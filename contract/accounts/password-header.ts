/**
 * A header with the caller's password, percent-encoded, for calls that ask for it at a shared desk: in every kind of request
 * there is a place for it, and no address or stored file has it (docs/decisions/059-the-hospitals-area.md).
 */
export const passwordHeader = 'x-password';
