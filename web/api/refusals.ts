import { m } from '#messages/messages.js';
import { ApiError } from './client.ts';

/** Null without an answer. */
export const refusalCode = (error: unknown): string | null => (error instanceof ApiError ? error.code : null);

/** The server's message, if it helps users; null without a network or for an internal error. */
export function getRefusalMessage(error: unknown): string | null {
  return error instanceof ApiError && error.code !== 'unreadable' ? error.message : null;
}

/**
 * Why a call failed, in every case: what the server says, that its answer was none, or that there was no
 * answer.
 */
export function explainFailure(error: unknown): string {
  return (
    getRefusalMessage(error) ?? (error instanceof ApiError ? m.refusal_internal() : m.session_no_connection())
  );
}

/** Refusals after which an appointment looks different: someone else was first. */
const overtaken = ['wrong_status', 'appointment_not_found', 'already_replaced', 'already_paid'];

export const isOvertaken = (error: unknown): boolean => overtaken.includes(refusalCode(error) ?? '');

export function getPhotoMessage(error: unknown): string | undefined {
  const ofPhoto =
    error instanceof ApiError &&
    ['too_large', 'not_acceptable_image', 'heic_photo', 'storage_full'].includes(error.code);
  return ofPhoto ? error.message : undefined;
}

/** The field of a registration or profile that a refusal is about. */
export function refusedField(error: unknown): 'phone' | 'currentPassword' | null {
  const code = refusalCode(error);
  if (code === 'doctor_exists' || code === 'patient_exists') return 'phone';
  return code === 'wrong_password' ? 'currentPassword' : null;
}

/** Null if the message is shown at the photo. */
export function profileProblem(error: unknown): string | null {
  return getPhotoMessage(error) ? null : explainFailure(error);
}
