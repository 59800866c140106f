import { z } from 'zod';
import { paper } from '#contract/doctors/letterheads.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId, day, instant, line, optionalLine, optionalText } from '#contract/platform/fields.ts';
import { consultModes } from '#domain/doctors/consult-modes.ts';
import { genders } from '#domain/patients/genders.ts';
import { normalizeText } from '#domain/platform/normalize-text.ts';
import { paperCheck } from './paper-codes.ts';

export const medicine = z.object({
  name: line(120),
  strength: optionalLine(60).default(''),
  form: optionalLine(60).default(''),
  dose: optionalLine(60).default(''),
  frequency: optionalLine(80).default(''),
  duration: optionalLine(60).default(''),
  instructions: optionalLine(200).default(''),
  reason: optionalLine(200)
    .optional()
    .describe('Why the medicine is prescribed by video although no list of the guidelines allows it.'),
});
export type Medicine = z.infer<typeof medicine>;

/** The typed text is compared with the fields, and not stored. */
export const writtenMedicine = medicine.extend({
  typed: optionalLine(400)
    .optional()
    .describe('The line the fields were read from. Refused if one of its numbers is missing in the fields.'),
  unreadSeen: z
    .boolean()
    .optional()
    .describe('True if the writer has seen the words that were not understood and wants them printed.'),
});
export type WrittenMedicine = z.output<typeof writtenMedicine>;

/** At least one part is required. */
export const prescriptionForm = z
  .object({
    complaints: optionalText(1000).default(''),
    diagnosis: optionalText(1000).default(''),
    medicines: z
      .array(writtenMedicine, { error: 'field_medicines' })
      .max(30, { error: 'field_medicines' })
      .default([]),
    advice: optionalText(2000).default(''),
    otherMedicines: optionalText(1000)
      .default('')
      .describe(
        'Other medicines in words, for example those the patient already takes or should stop. They are not prescribed here.',
      ),
    followUpDate: day.nullable().default(null),
    weightKg: z
      .number({ error: 'field_vital' })
      .min(0.3, { error: 'field_vital' })
      .max(400, { error: 'field_vital' })
      .nullish()
      .describe("The patient's weight at the visit, printed on the prescription of a child."),
  })
  .refine(
    ({ complaints, diagnosis, medicines, advice, otherMedicines }) =>
      complaints || diagnosis || medicines.length > 0 || advice || otherMedicines,
    { error: 'field_prescription', path: ['diagnosis'] },
  );
export type PrescriptionForm = z.output<typeof prescriptionForm>;

/** Stored as sent, not trimmed. */
const asSent = z
  .string()
  .overwrite(normalizeText)
  .max(5000, { error: 'field_too_long' })
  .refine((value) => value.trim() !== '', { error: 'field_required' })
  .refine((value) => !value.includes('\u0000'), { error: 'field_unreadable' });

export const writtenPrescription = z.union([asSent, prescriptionForm], {
  // If an object matches neither form, the list of medicines is the likeliest mistake.
  error: ({ code, errors }) =>
    code === 'invalid_union' && errors[1]?.some(({ path }) => path[0] === 'medicines')
      ? 'field_medicines'
      : 'field_prescription',
});
export type WrittenPrescription = z.output<typeof writtenPrescription>;

const version = z
  .object({
    version: z.number().int(),
    writtenAt: instant,
    text: z.string().describe('The whole prescription as text.'),
    plain: z.boolean().describe('True if sent as plain text; only `text` is filled in that case.'),
    complaints: z.string(),
    diagnosis: z.string(),
    medicines: z.array(medicine),
    advice: z.string(),
    otherMedicines: z.string(),
    followUpDate: z.string().nullable(),
    weightKg: z.number().nullable().optional(),
  })
  .meta({ id: 'PrescriptionVersion' });
export type PrescriptionVersion = z.output<typeof version>;

/** The newest version, followed by the older ones, newest first. */
export const prescription = version
  .extend({
    earlier: z.array(version),
    followUpVisit: z
      .object({ startsAt: instant, consultStatus: z.enum(consultModes), Hospital: z.string() })
      .nullable()
      .describe(
        'The first accepted visit with the doctor within four weeks from the follow-up date. Null if there is none.',
      ),
    visit: z.object({
      appointmentId: z.string(),
      startsAt: instant,
      consultStatus: z.enum(consultModes),
    }),
    doctor: z.object({
      name: z.string(),
      qualifications: z.array(z.string()),
      specialization: z.string(),
      medicalReg: z.string(),
      council: z.string().nullable().describe('The council of the registration number.'),
      registrationYear: z.number().int().nullable(),
      Hospital: z.string(),
      address: z.string().nullable().describe('The address of a listed hospital.'),
      phone: z
        .string()
        .nullable()
        .describe("The phone number of the hospital's front desk, otherwise of the clinic."),
      hospitalLine: z.string().nullable().describe("The line below the hospital's address."),
      logo: z
        .string()
        .nullable()
        .describe('The logo of the hospital, otherwise of the doctor, as a `data:` URL.'),
      signature: z.string().nullable().describe('An image as a `data:` URL.'),
    }),
    patient: z.object({
      patientId: z.string(),
      name: z.string(),
      gender: z.enum(genders),
      dateOfBirth: z.string().describe('YYYY-MM-DD, or YYYY if only the year is known.'),
      address: z.string().nullable(),
      weight: z
        .object({ kg: z.number(), at: instant })
        .nullable()
        .describe('The last weight before the prescription was written.'),
      allergies: z
        .object({
          substances: z.array(z.string()),
          askedAt: instant.nullable().describe('When the patient was last asked about allergies.'),
          said: z
            .array(
              z.object({
                substance: z.string(),
                recordedBy: z.enum(['doctor', 'patient']),
                at: instant,
              }),
            )
            .optional()
            .describe('Who recorded each allergy, and when, if known.'),
        })
        .nullable()
        .describe(
          'The allergies known when the prescription was written, and those recorded since. Null on prescriptions from before allergies were recorded.',
        ),
    }),
    paper: paper.describe("The doctor's paper. Patients print on A4 with a letterhead."),
    check: paperCheck
      .nullable()
      .describe('How the prescription can be checked. Null unless the appointment is Completed.'),
  })
  .meta({ id: 'Prescription' });
export type Prescription = z.output<typeof prescription>;

export const appointmentPrescriptionEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/:appointmentId/prescription',
  tag: 'Prescriptions',
  summary: 'Get the prescription of an appointment, with its corrections',
  description: 'Available to the patient and the doctor of the appointment.',
  who: ['doctor', 'patient'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({ prescription: prescription.nullable() }),
  refusals: ['appointment_not_found'],
});

const seenVersion = z
  .number()
  .int()
  .min(0)
  .max(32_767)
  .describe('The version the writer has seen, 0 if none. The call is refused if a newer version exists.');

export const correctPrescriptionEndpoint = endpoint({
  method: 'PUT',
  path: '/appointments/:appointmentId/prescription',
  tag: 'Prescriptions',
  summary: 'Write or correct the prescription of a Completed appointment',
  description: 'The previous content is kept as an older version.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  body: z.object({
    prescription: writtenPrescription,
    version: seenVersion.optional(),
  }),
  status: 200,
  answer: z.object({ message: z.string(), prescription }),
  refusals: [
    'appointment_not_found',
    'wrong_status',
    'prescription_changed',
    'medicine_misread',
    'medicine_unread',
    'prohibited_online',
    'reason_needed',
  ],
});

export const prescriptionDocumentEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/:appointmentId/prescription.pdf',
  tag: 'Prescriptions',
  summary: 'Download a prescription as PDF',
  description: 'Available to the patient and the doctor of the appointment.',
  who: ['doctor', 'patient'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  file: 'application/pdf',
  answer: z.unknown(),
  refusals: ['appointment_not_found', 'no_prescription'],
});
