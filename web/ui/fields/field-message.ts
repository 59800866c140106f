import { fieldMessages } from '#messages/field-messages.js';
import { m } from '#messages/messages.js';

const sentences = {
  ...fieldMessages,
  // The contract's message describes the API's date format; users type day, month and year.
  field_day: m.signup_date_wrong,
};

const isFieldError = (name: string): name is keyof typeof sentences => Object.hasOwn(sentences, name);

interface FieldProblem {
  readonly type?: unknown;
  readonly message?: unknown;
}

/** The `type` of an error from the server, whose message is already translated. */
export const serverError = 'server';

/** The message beside a field: by the contract's error name, or as the server sent it. */
export function getFieldMessage(problem: FieldProblem | undefined): string | undefined {
  if (!problem) return undefined;
  const message = typeof problem.message === 'string' ? problem.message : '';
  if (problem.type === serverError && message) return message;
  return sentences[isFieldError(message) ? message : 'field_invalid']();
}
