type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly cause?: LoggedError;
};

const textIn = (error: Error, name: 'code' | 'constraint') => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? { [name]: value } : {};
};

/**
 * What of an error goes into the log (ASVS 5.0, 16.2.5). PostgreSQL's `detail` and `where` are left out: they
 * quote the row, such as somebody's phone number.
 */
export function loggedError(error: Error): LoggedError {
  const { message, stack = '', cause } = error;
  return {
    type: error.constructor.name,
    message,
    stack,
    ...textIn(error, 'code'),
    ...textIn(error, 'constraint'),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
