import { m } from '#messages/messages.js';
import { ApiError } from './client.ts';
import { getPhotoMessage, getRefusalMessage } from './use-form-submission.ts';

/** The profile field that a refusal belongs to; the server's message is shown there. */
export function refusedField(error: unknown): 'phone' | 'currentPassword' | null {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'doctor_exists' || code === 'patient_exists') return 'phone';
  return code === 'wrong_password' ? 'currentPassword' : null;
}

/** Null if the message is shown at the photo or a field. */
export function profileProblem(error: unknown): string | null {
  if (getPhotoMessage(error) || refusedField(error)) return null;
  return getRefusalMessage(error) ?? m.session_no_connection();
}
