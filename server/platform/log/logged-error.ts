export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** The SQLSTATE or the system's error code. */
  readonly code?: string;
  readonly constraint?: string;
  readonly statement?: string;
  readonly cause?: LoggedError;
}

const textIn = (error: Error, name: 'code' | 'constraint' | 'statement') => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? { [name]: value } : {};
};

/** PostgreSQL's errors of class 22 (data exceptions) quote the value itself, such as an invalid date. */
const quotesValues = (error: Error) => /^22...$/.test(textIn(error, 'code').code ?? '');
const withoutQuoted = (text: string) => text.replace(/"[^"]*"/g, '"…"');

/**
 * The loggable part of an error (ASVS 5.0, 16.2.5). Leaves out PostgreSQL's `detail` and `where`: they quote
 * the row, which may contain a phone number.
 */
export function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { message, stack = '', cause } = error;
  const plain = quotesValues(error) ? withoutQuoted : (text: string) => text;
  return {
    type: error.constructor.name,
    message: plain(message),
    stack: plain(stack),
    ...textIn(error, 'code'),
    ...textIn(error, 'constraint'),
    ...textIn(error, 'statement'),
    ...(cause instanceof Error && { cause: toLoggedError(cause) }),
  };
}
