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
    .describe('Why it is prescribed by video although no list of the guidelines allows it.'),
});
export type Medicine = z.infer<typeof medicine>;

/** The typed text is compared with the fields, and not stored. */
export const writtenMedicine = medicine.extend({
  typed: optionalLine(400)
    .optional()
    .describe('The line that the fields were read from; refused if a number of it is missing in them.'),
  unreadSeen: z
    .boolean()
    .optional()
    .describe('Whether the writer saw which words of the line were not understood, and wants them printed.'),
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
        'In words: medicines that the patient takes already, or is to stop; they are not prescribed here.',
      ),
    followUpDate: day.nullable().default(null),
    weightKg: z
      .number({ error: 'field_vital' })
      .min(0.3, { error: 'field_vital' })
      .max(400, { error: 'field_vital' })
      .nullish()
      .describe('What the patient weighed at the visit; it belongs on the paper of a child.'),
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
    plain: z.boolean().describe('Whether it was sent as plain text; then only `text` is filled.'),
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
        'The first accepted visit with the doctor in the four weeks from the follow-up date on, as it is now.',
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
      council: z.string().nullable().describe('Whose register the number is of.'),
      registrationYear: z.number().int().nullable(),
      Hospital: z.string(),
      address: z.string().nullable().describe('The address of a listed hospital.'),
      phone: z.string().nullable().describe("That of the hospital's front desk, else the clinic's."),
      hospitalLine: z.string().nullable().describe('What the hospital has below its address.'),
      logo: z
        .string()
        .nullable()
        .describe("The hospital's, else the doctor's: a picture as a `data:` address."),
      signature: z.string().nullable().describe('A picture as a `data:` address.'),
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
        .describe('The last one before it was written.'),
      allergies: z
        .object({
          substances: z.array(z.string()),
          askedAt: instant.nullable().describe('When they were last asked about.'),
          said: z
            .array(
              z.object({
                substance: z.string(),
                recordedBy: z.enum(['doctor', 'patient']),
                at: instant,
              }),
            )
            .optional()
            .describe('Who said each of them and when, as far as it is known.'),
        })
        .nullable()
        .describe(
          'As they were known then, and what was recorded since; null on papers from before they were recorded.',
        ),
    }),
    paper: paper.describe('On what its doctor prints it. Patients print it on A4, with a letterhead.'),
    check: paperCheck
      .nullable()
      .describe('How the paper can be checked; null while its appointment is not Completed.'),
  })
  .meta({ id: 'Prescription' });
export type Prescription = z.output<typeof prescription>;

export const appointmentPrescriptionEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/:appointmentId/prescription',
  tag: 'Prescriptions',
  summary: 'The prescription of an appointment, with its corrections',
  description: 'For its patient and its doctor only.',
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
  .describe('The version that the writer saw, 0 if none; refused if there is a newer one by now.');

export const correctPrescriptionEndpoint = endpoint({
  method: 'PUT',
  path: '/appointments/:appointmentId/prescription',
  tag: 'Prescriptions',
  summary: 'Write or correct the prescription of a Completed appointment',
  description: 'What it said before is kept as an older version.',
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
  summary: 'The prescription as a document to print or keep',
  description: 'For its patient and its doctor only.',
  who: ['doctor', 'patient'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  file: 'application/pdf',
  answer: z.unknown(),
  refusals: ['appointment_not_found', 'no_prescription'],
});
