import { toDurationWithUnit } from '#domain/platform/durations.ts';
import { m } from '#messages/messages.js';

interface Question {
  /** The anchor in the page. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The rule that the server enforces, with the configured notice. */
function formatChangeAnswer(noticeMinutes: number): string {
  if (noticeMinutes === 0) return m.faqs_change_anytime();
  const { count, unit } = toDurationWithUnit(noticeMinutes);
  const notice = unit === 'hour' ? m.duration_hours({ count }) : m.duration_minutes({ count });
  return m.faqs_change_answer({ notice });
}

export function getQuestionGroups(noticeMinutes: number): readonly QuestionGroup[] {
  const group = (
    id: string,
    title: string,
    rows: readonly [id: string, question: string, answer: string][],
  ) => ({
    id,
    title,
    questions: rows.map(([name, question, answer]) => ({ id: name, question, answer })),
  });
  return [
    group('booking', m.common_booking(), [
      ['book', m.faqs_book(), m.faqs_book_answer()],
      ['account', m.faqs_look(), m.faqs_look_answer()],
      ['taken', m.faqs_taken(), m.faqs_taken_answer()],
      ['payment', m.faqs_pay(), m.faqs_pay_answer()],
    ]),
    group('changing', m.faqs_group_change(), [
      ['change', m.faqs_change(), formatChangeAnswer(noticeMinutes)],
      ['other-time', m.faqs_move(), m.faqs_move_answer()],
      ['doctor-cancels', m.faqs_doctor_cancels(), m.faqs_doctor_cancels_answer()],
    ]),
    group('visit', m.faqs_group_visit(), [
      ['hours', m.faqs_hours(), m.faqs_hours_answer()],
      ['emergency', m.faqs_emergency(), m.faqs_emergency_answer()],
      ['video', m.faqs_video(), m.faqs_video_answer()],
      ['bring', m.faqs_bring(), m.faqs_bring_answer()],
      ['prescription', m.faqs_prescription(), m.faqs_prescription_answer()],
    ]),
    group('data', m.faqs_group_account(), [
      ['who-sees', m.faqs_data(), m.faqs_data_answer()],
      ['reviews', m.faqs_reviews(), m.faqs_reviews_answer()],
    ]),
    group('practice', m.faqs_group_practice(), [
      ['doctor', m.faqs_doctor(), m.faqs_doctor_answer()],
      ['hospital', m.faqs_hospital(), m.faqs_hospital_answer()],
    ]),
  ];
}

/**
 * Normalizes for comparison: lower case, one form of accents and of Devanagari's dotted letters, no hyphens.
 */
function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[-–]/g, ' ')
    .toLowerCase();
}

/** Questions that contain every word of the query, in the question or its answer. */
export function findQuestions(groups: readonly QuestionGroup[], query: string): readonly QuestionGroup[] {
  const words = normalizeText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups.flatMap((group) => {
    const questions = group.questions.filter(({ question, answer }) => {
      const text = normalizeText(`${group.title} ${question} ${answer}`);
      return words.every((word) => text.includes(word));
    });
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
}
