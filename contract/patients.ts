import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, gender, password, personName, phone, pincode, requiredDay, text } from './fields.ts';
import { token } from './sessions.ts';

/** Every field of the patient's form but the photo, all required (spec C-06). */
export const patientRegistration = z.object({
  name: personName,
  email,
  phone,
  password,
  gender,
  dateOfBirth: requiredDay,
  street: text(200),
  city: text(100),
  state: text(100),
  postalCode: pincode,
  emergencyName: personName,
  emergencyRelation: text(50),
  emergencyPhone: phone,
});

export const signUpPatient = endpoint({
  method: 'POST',
  path: '/patients/signup',
  tag: 'Patients',
  summary: 'Register as a patient, with an optional photo',
  who: 'anyone',
  form: true,
  body: patientRegistration,
  status: 201,
  answer: token,
  refusals: ['patient_exists', 'too_large', 'not_acceptable_image'],
});
