import { m } from '#messages/messages.js';

type FieldError = Extract<keyof typeof m, `field_${string}`>;

/** Messages for the error names of the contract; messages/en/platform.json has all of them. */
const sentences: Readonly<Record<FieldError, () => string>> = {
  field_required: () => m.field_required(),
  field_name: () => m.field_name(),
  field_name_link: () => m.field_name_link(),
  field_name_letters: () => m.field_name_letters(),
  field_birth_date: () => m.field_birth_date(),
  field_desk_age: () => m.field_desk_age(),
  field_desk_months: () => m.field_desk_months(),
  field_street: () => m.field_street(),
  field_city: () => m.field_city(),
  field_state: () => m.field_state(),
  field_contact_name: () => m.field_contact_name(),
  field_relation: () => m.field_relation(),
  field_medical_reg: () => m.field_medical_reg(),
  field_council: () => m.field_council(),
  field_registration_year: () => m.field_registration_year(),
  field_birth_year: () => m.field_birth_year(),
  field_birth_year_past: () => m.field_birth_year_past(),
  field_emergency_reason: () => m.field_emergency_reason(),
  field_hospital_name: () => m.field_hospital_name(),
  field_hospital_listed: () => m.field_hospital_listed(),
  field_hospital_twice: () => m.field_hospital_twice(),
  field_slot_minutes: () => m.field_slot_minutes(),
  field_follow_up_days: () => m.field_follow_up_days(),
  field_modes: () => m.field_modes(),
  field_reg_id: () => m.field_reg_id(),
  field_consent: () => m.field_consent(),
  field_text: () => m.field_text(),
  field_too_long: () => m.field_too_long(),
  field_unreadable: () => m.field_unreadable(),
  field_phone: () => m.field_phone(),
  field_year: () => m.field_year(),
  field_day_ahead: () => m.field_day_ahead(),
  field_email: () => m.field_email(),
  field_password: () => m.field_password(),
  field_password_common: () => m.field_password_common(),
  field_password_personal: () => m.field_password_personal(),
  field_pincode: () => m.field_pincode(),
  field_abha_number: () => m.field_abha_number(),
  field_abha_address: () => m.field_abha_address(),
  field_aadhaar: () => m.field_aadhaar(),
  field_staff_role: () => m.field_staff_role(),
  field_pin: () => m.field_pin(),
  field_pin_guessable: () => m.field_pin_guessable(),
  field_desk_name: () => m.field_desk_name(),
  field_gender: () => m.field_gender(),
  field_experience: () => m.field_experience(),
  field_fee: () => m.field_fee(),
  field_amount: () => m.field_amount(),
  field_payment_way: () => m.field_payment_way(),
  field_fee_range: () => m.field_fee_range(),
  field_working_time: () => m.field_working_time(),
  field_working_hours: () => m.field_working_hours(),
  field_slot: () => m.field_slot(),
  field_slots: () => m.field_slots(),
  field_interval: () => m.field_interval(),
  // The contract's message describes the API's date format; users type day, month and year.
  field_day: () => m.signup_date_wrong(),
  field_birth_day: () => m.field_birth_day(),
  field_days: () => m.field_days(),
  field_limit: () => m.field_limit(),
  field_latitude: () => m.field_latitude(),
  field_longitude: () => m.field_longitude(),
  field_location: () => m.field_location(),
  field_specialization: () => m.field_specialization(),
  field_pay_status: () => m.field_pay_status(),
  field_consult_status: () => m.field_consult_status(),
  field_status: () => m.field_status(),
  field_sort: () => m.field_sort(),
  field_order: () => m.field_order(),
  field_page: () => m.field_page(),
  field_action: () => m.field_action(),
  field_practice_hours: () => m.field_practice_hours(),
  field_interval_divides: () => m.field_interval_divides(),
  field_valid_to: () => m.field_valid_to(),
  field_mode_not_offered: () => m.field_mode_not_offered(),
  field_repeat: () => m.field_repeat(),
  field_reason: () => m.field_reason(),
  field_medicines: () => m.field_medicines(),
  field_prescription: () => m.field_prescription(),
  field_weekdays: () => m.field_weekdays(),
  field_until: () => m.field_until(),
  field_list: () => m.field_list(),
  field_period: () => m.field_period(),
  field_preferred_past: () => m.field_preferred_past(),
  field_vital: () => m.field_vital(),
  field_vitals_empty: () => m.field_vitals_empty(),
  field_blood_pressure: () => m.field_blood_pressure(),
  field_rating: () => m.field_rating(),
  field_rating_from: () => m.field_rating_from(),
  field_free: () => m.field_free(),
  field_role: () => m.field_role(),
  field_code: () => m.field_code(),
  field_choose: () => m.field_choose(),
  field_birth: () => m.field_birth(),
  field_minor: () => m.field_minor(),
  field_adult: () => m.field_adult(),
  field_statement: () => m.field_statement(),
  field_own_phone: () => m.field_own_phone(),
  field_rights: () => m.field_rights(),
  field_desk_phone: () => m.field_desk_phone(),
  field_paper_space: () => m.field_paper_space(),
  field_gstin: () => m.field_gstin(),
  field_hours: () => m.field_hours(),
  field_days_between: () => m.field_days_between(),
  field_invalid: () => m.field_invalid(),
};

const isFieldError = (name: string): name is FieldError => Object.hasOwn(sentences, name);

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
