/** The 19 specializations and the reasons offered for each (B-08). */
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

/** What the doctor's registration offers: the 19 and Other (B-08). */
export const registrableSpecializations = [...specializations, 'Other'] as const;

/** The reason of a booking without one (E-03). */
export const defaultReason = 'General Checkup';

/** The reasons of a specialization, in any letter case (D-02); none if it is unknown. */
export function listReasons(specialization: string): readonly string[] {
  const wanted = specialization.toLowerCase();
  const found = specializations.find((known) => known.toLowerCase() === wanted);
  return found ? reasonsBySpecialization[found] : [];
}
