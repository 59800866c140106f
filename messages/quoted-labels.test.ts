import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];

const directory = import.meta.dirname;
const readJson = (path: string) => JSON.parse(readFileSync(join(directory, path), 'utf8'));
const { locales }: { readonly locales: readonly string[] } = readJson('project.inlang/settings.json');

/** Sentences that name buttons, pages or marks, and the messages whose words they must use. */
const requiredWords: Readonly<Record<string, readonly string[]>> = {
  consultations_consent_question: ['consultations_consent_agree'],
  consultations_ended_prescription: ['own_title'],
  consultations_wait_tip_desk: ['consultations_desk'],
  consultations_wrong_status_hint_patient: ['own_title'],
  doctors_reviews_none_hint: ['areas_reviews'],
  faqs_doctor_answer: ['session_sign_up_login', 'session_tab_sign_up', 'session_doctor'],
  faqs_hospital_answer: ['session_sign_up_login', 'session_tab_sign_up', 'session_hospital'],
  faqs_move_answer: ['areas_appointments', 'own_reschedule'],
  faqs_prescription_answer: ['areas_appointments'],
  faqs_reviews_answer: ['reviews_verified'],
  faqs_video_answer: ['booked_panel_video'],
  field_consult_status: ['booked_panel_video', 'booked_panel_clinic'],
  notifications_password_text: ['session_forgot_password'],
  notifications_second_factor_text: ['session_forgot_password'],
  pages_services_reviews_text: ['reviews_verified'],
  pages_services_video_text: ['booked_panel_video'],
  profile_visits_note: ['areas_slots'],
  refusal_day_request_limit: ['own_title'],
  refusal_doctor_visit_limit: ['own_title'],
  refusal_visit_limit: ['own_title'],
  requests_closed_called_off: ['areas_appointments'],
  requests_closed_completed: ['areas_appointments'],
  requests_closed_rescheduled: ['areas_appointments'],
  scheduler_saved_none_hint: ['scheduler_save'],
  session_all_required: ['session_optional'],
  told_prescription_ready_patient_text: ['own_title'],
};
/** A quoted search. */
const quotedMessages = new Set(['voices_3']);

// English sentences may name a button without quotes, by its capitals.
describe.each(locales.filter((language) => language !== 'en'))('B-13 in %s', (language) => {
  const files = readdirSync(join(directory, language));
  const messages: Record<string, Message> = Object.assign(
    {},
    ...files.map((file) => readJson(`${language}/${file}`)),
  );
  const listTexts = (key: string) => {
    const message = messages[key] ?? '';
    return typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
  };
  // “(optional)” is named without its brackets, and a name without its optional line breaks.
  const listWords = (key: string) =>
    listTexts(key).map((words) => words.replace(/^\((.*)\)$/, '$1').replaceAll('\u00AD', ''));

  test.each(Object.entries(requiredWords))(
    'B-13 %s names %j in quotes, in their own words',
    (key, buttons) => {
      for (const text of listTexts(key)) {
        const expected = buttons.flatMap(listWords).map((words) => `“${words}”`);
        expect(expected.filter((words) => !text.includes(words))).toEqual([]);
      }
    },
  );

  test('B-13 whatever else stands in quotes is the whole text of a button, page or choice', () => {
    const known = new Set(Object.keys(messages).flatMap(listWords));
    const strangers = Object.keys(messages).flatMap((key) => {
      const quoted = listTexts(key).flatMap((text) => [...text.matchAll(/[“"]([^”"{]*)[”"]/g)]);
      const unknown = quoted.filter(([, words = '']) => !known.has(words) && !quotedMessages.has(key));
      return unknown.map(([words]) => `${key}: ${words}`);
    });
    expect(strangers).toEqual([]);
  });
});
