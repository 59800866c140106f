import type { Reason } from '#domain/doctors/specializations.ts';
import { m } from '#messages/messages.js';
import type { Locale } from '#messages/runtime.js';
import { type NameMessage, translateName } from './translate-name.ts';

const reasonNames: Readonly<Record<Reason, NameMessage>> = {
  Fever: m.reason_fever,
  'Cold and Cough': m.reason_cold_and_cough,
  'General Checkup': m.reason_general_checkup,
  'Child Vaccination': m.reason_child_vaccination,
  'Fever in Child': m.reason_fever_in_child,
  'Chest Pain': m.reason_chest_pain,
  'High BP': m.reason_high_bp,
  'Heart Palpitations': m.reason_heart_palpitations,
  'Skin Rash': m.reason_skin_rash,
  Acne: m.reason_acne,
  'Hair Loss': m.reason_hair_loss,
  Fracture: m.reason_fracture,
  'Joint Pain': m.reason_joint_pain,
  'Back Pain': m.reason_back_pain,
  'Pregnancy Checkup': m.reason_pregnancy_checkup,
  'Menstrual Issues': m.reason_menstrual_issues,
  Depression: m.reason_depression,
  Anxiety: m.reason_anxiety,
  'Sleep Disorders': m.reason_sleep_disorders,
  'Ear Pain': m.reason_ear_pain,
  'Hearing Loss': m.reason_hearing_loss,
  'Vision Checkup': m.reason_vision_checkup,
  'Eye Pain': m.reason_eye_pain,
  Headache: m.reason_headache,
  Seizures: m.reason_seizures,
  'Memory Loss': m.reason_memory_loss,
  'Cancer Screening': m.reason_cancer_screening,
  Chemotherapy: m.reason_chemotherapy,
  'Kidney Stone': m.reason_kidney_stone,
  UTI: m.reason_uti,
  'Kidney Function Issues': m.reason_kidney_function_issues,
  Dialysis: m.reason_dialysis,
  Acidity: m.reason_acidity,
  'Stomach Pain': m.reason_stomach_pain,
  Cough: m.reason_cough,
  Asthma: m.reason_asthma,
  Breathlessness: m.reason_breathlessness,
  Diabetes: m.reason_diabetes,
  'Thyroid Disorders': m.reason_thyroid_disorders,
  'X-Ray': m.reason_x_ray,
  MRI: m.reason_mri,
  'CT Scan': m.reason_ct_scan,
  'Pre-Surgery Consultation': m.reason_pre_surgery_consultation,
  'Pain Management': m.reason_pain_management,
  Toothache: m.reason_toothache,
  Cavity: m.reason_cavity,
  Braces: m.reason_braces,
};

/**
 * By default in the language of the page; the patient's own words stay as they are. What is stored and sent
 * stays English.
 */
export const translateReason = (value: string, locale?: Locale) => translateName(reasonNames, value, locale);
