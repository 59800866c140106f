export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** SQLSTATE or the system's code. */
  readonly code?: string;
  readonly constraint?: string;
  /** Of the database: the name of the statement that failed. */
  readonly statement?: string;
  readonly cause?: LoggedError;
}

const textIn = (error: Error, name: 'code' | 'constraint' | 'statement') => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? { [name]: value } : {};
};

/** PostgreSQL's errors of class 22 (data exceptions) quote the value itself, such as a date that is none. */
const quotesValues = (error: Error) => /^22...$/.test(textIn(error, 'code').code ?? '');
const withoutQuoted = (text: string) => text.replace(/"[^"]*"/g, '"…"');

/**
 * What of an error goes into the log (ASVS 5.0, 16.2.5). PostgreSQL's `detail` and `where` are left out: they
 * quote the row, such as somebody's phone number.
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
