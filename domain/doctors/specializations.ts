export const reasonsBySpecialization = {
  'General Medicine': ['Fever', 'Cold and Cough', 'General Checkup'],
  Pediatrics: ['Child Vaccination', 'Fever in Child'],
  Cardiology: ['Chest Pain', 'High BP', 'Heart Palpitations'],
  Dermatology: ['Skin Rash', 'Acne', 'Hair Loss'],
  Orthopedics: ['Fracture', 'Joint Pain', 'Back Pain'],
  Gynecology: ['Pregnancy Checkup', 'Menstrual Issues'],
  Psychiatry: ['Depression', 'Anxiety', 'Sleep Disorders'],
  'ENT (Otorhinolaryngology)': ['Ear Pain', 'Hearing Loss'],
  Ophthalmology: ['Vision Checkup', 'Eye Pain'],
  Neurology: ['Headache', 'Seizures', 'Memory Loss'],
  Oncology: ['Cancer Screening', 'Chemotherapy'],
  Urology: ['Kidney Stone', 'UTI'],
  Nephrology: ['Kidney Function Issues', 'Dialysis'],
  Gastroenterology: ['Acidity', 'Stomach Pain'],
  Pulmonology: ['Cough', 'Asthma', 'Breathlessness'],
  Endocrinology: ['Diabetes', 'Thyroid Disorders'],
  Radiology: ['X-Ray', 'MRI', 'CT Scan'],
  Anesthesiology: ['Pre-Surgery Consultation', 'Pain Management'],
  Dentistry: ['Toothache', 'Cavity', 'Braces'],
} as const satisfies Record<string, readonly string[]>;

export type Specialization = keyof typeof reasonsBySpecialization;
export type Reason = (typeof reasonsBySpecialization)[Specialization][number];

export const specializations = Object.keys(reasonsBySpecialization) as readonly Specialization[];

/** The choices in the doctor's registration. */
export const registrableSpecializations = [...specializations, 'Other'] as const;

/** Used for a booking without a reason. */
export const defaultReason = 'General Checkup';

/** Ignores letter case; empty if the specialization is unknown. */
export function listReasons(specialization: string): readonly string[] {
  const wanted = specialization.toLowerCase();
  const found = specializations.find((known) => known.toLowerCase() === wanted);
  return found ? reasonsBySpecialization[found] : [];
}
