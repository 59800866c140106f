import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId, day, instant, rupees, typedNumber } from '#contract/platform/fields.ts';
import { financeRoles, staffRoles } from '#domain/accounts/hospital-roles.ts';
import { appointmentStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { collectedMethods, maxListedVisits, paymentMethods } from '#domain/appointments/payments.ts';
import { consultModes } from '#domain/doctors/consult-modes.ts';
import { toPaise } from '#domain/platform/money.ts';
import { figuresPeriod as period } from './figures-period.ts';

const way = z
  .enum(paymentMethods, { error: 'field_payment_way' })
  .describe('How it was paid; later: not yet, and there is no receipt.');

export const payment = z
  .object({
    way,
    amount: z.number().describe('Rupees.'),
    receipt: z
      .string()
      .nullable()
      .describe(
        'Such as `H7-2026-000042` of a hospital or `R-2026-000042` of an own practice; null while nothing was collected.',
      ),
    at: instant,
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof payment>;

export const paymentForm = z.object({
  way,
  amount: rupees.refine((amount) => toPaise(amount) > 0, { error: 'field_amount' }).describe('Rupees.'),
});
export type PaymentForm = z.output<typeof paymentForm>;

export const changedPayment = z.object({
  message: z.string(),
  appointmentId: z.string(),
  appStatus: z.enum(appointmentStatuses),
  payment: payment.nullable(),
});

/** Names the receipt, so that a repeat or a second tab cannot void a later one. */
export const receiptToVoid = z.object({
  receipt: typedNumber('field_required').describe('The receipt to void.'),
});

export const recordPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/appointments/:appointmentId/payment',
  tag: 'Payments',
  summary: 'The doctor records how a visit was paid',
  description:
    'What was collected gets a receipt with the next number of the year, of the hospital or of the own practice. A visit has one payment: a second is refused, unless the first was `later`.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  body: paymentForm,
  status: 201,
  answer: changedPayment,
  refusals: ['appointment_not_found', 'wrong_status', 'already_paid'],
});

export const voidPaymentEndpoint = endpoint({
  method: 'PUT',
  path: '/appointments/:appointmentId/payment/void',
  tag: 'Payments',
  summary: 'The doctor voids a receipt that was recorded by mistake',
  description: 'The receipt stays on record, and its number is not given again. A repeat is refused.',
  who: ['doctor'],
  params: z.object({ appointmentId }),
  body: receiptToVoid,
  status: 200,
  answer: changedPayment,
  refusals: ['appointment_not_found', 'no_receipt'],
});

/** Names people and places as they were when the receipt was issued. */
export const printedReceipt = z
  .object({
    number: z.string(),
    way: z.enum(collectedMethods),
    amount: z.number().describe('Rupees.'),
    inWords: z.string().describe('The amount as it is written out, in English.'),
    at: instant.describe('When it was collected.'),
    startsAt: instant.describe('When the visit was.'),
    consultStatus: z.enum(consultModes),
    appointmentId: z.string(),
    collectedBy: z.string().describe('Empty if nobody noted it.'),
    gstin: z.string().nullable(),
    doctor: z.object({
      name: z.string(),
      qualifications: z.array(z.string()),
      medicalReg: z.string(),
      hospital: z.string(),
      address: z.string().nullable(),
    }),
    letterhead: z
      .object({
        logo: z.string().nullable().describe('A picture as a `data:` address.'),
        phone: z.string().nullable(),
        line: z.string(),
      })
      .nullable()
      .describe('Of a visit of a hospital.'),
    patient: z.object({ name: z.string(), patientId: z.string() }),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof printedReceipt>;

export const receiptOnPaperEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/:appointmentId/receipt',
  tag: 'Payments',
  summary: 'What the receipt says, for printing it on A4, A5 or a roll',
  description: 'For its patient and its doctor only.',
  who: ['doctor', 'patient'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  answer: printedReceipt,
  refusals: ['appointment_not_found', 'no_receipt'],
});

export const receiptEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/:appointmentId/receipt.pdf',
  tag: 'Payments',
  summary: 'The receipt as a document to print or keep',
  description: 'For its patient and its doctor only.',
  who: ['doctor', 'patient'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  file: 'application/pdf',
  answer: z.unknown(),
  refusals: ['appointment_not_found', 'no_receipt'],
});

const sum = z.number().describe('Rupees.');

const journalLine = z
  .object({
    at: instant,
    receipt: z.string(),
    isVoid: z.boolean().describe('The receipt was voided then; else it was given.'),
    isVoided: z.boolean().describe('It was given, and voided then or later.'),
    way: z.enum(collectedMethods),
    amount: z.number().describe('Rupees, also of what was voided.'),
    by: z.string().describe('Who collected or voided it; empty if nobody noted it.'),
    appointmentId: z.string(),
    patientName: z.string(),
    doctorName: z.string(),
    place: z.string().describe('The practice.'),
  })
  .meta({ id: 'JournalLine' });
export type JournalLine = z.infer<typeof journalLine>;

const namedVisits = z.object({
  visits: z
    .array(
      z.object({
        appointmentId: z.string(),
        date: z.string(),
        slot: z.string(),
        patientId: z.string(),
        patientName: z.string(),
        doctorName: z.string(),
        place: z.string(),
        fee: sum,
        owed: sum,
      }),
    )
    .describe(`The first ${maxListedVisits}, in time order.`),
  owed: z.number().describe('Of all of them, in rupees.'),
});
export type OpenPaymentVisits = z.infer<typeof namedVisits>;

const visitListKind = z
  .enum(['owed', 'noOutcome'], { error: 'field_choose' })
  .describe('Completed and not wholly paid; or due, and nobody said what became of it.');

export const dashboardAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/dashboard/visits',
  tag: 'Payments',
  summary: 'The visits of a period that are owed for, or have no outcome',
  who: ['doctor'],
  query: period.safeExtend({ which: visitListKind }),
  reads: 'patient records',
  status: 200,
  answer: namedVisits,
  refusals: [],
});

export const ownPaymentsFileEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/payments.csv',
  tag: 'Payments',
  summary: 'Every receipt of a period as a table for a spreadsheet',
  who: ['doctor'],
  query: period,
  reads: 'patient records',
  status: 200,
  file: 'text/csv; charset=utf-8',
  answer: z.string(),
  refusals: [],
});

export const hospitalReportAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/reports/visits',
  tag: 'Front desk',
  summary: 'The visits of a period that are owed for, or have no outcome',
  who: financeRoles,
  query: period.safeExtend({ which: visitListKind }),
  reads: 'patient records',
  status: 200,
  answer: namedVisits,
  refusals: [],
});

export const hospitalPaymentsFileEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/payments.csv',
  tag: 'Front desk',
  summary: 'Every receipt of a period as a table for a spreadsheet',
  who: financeRoles,
  atDesk: 'password',
  query: period,
  reads: 'patient records',
  status: 200,
  file: 'text/csv; charset=utf-8',
  answer: z.string(),
  refusals: [],
});

const person = z.object({
  name: z.string().describe('Empty if nobody noted it.'),
  role: z.enum(['doctor', ...staffRoles]).nullable(),
  cash: sum,
  upi: sum,
  card: sum,
  collected: z.number().describe('The three together, in rupees, less what they voided.'),
  voided: sum,
});

export const dayCloseEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/payments/:date',
  tag: 'Front desk',
  summary: 'The receipts of a day, and who collected how much by which way',
  description:
    'A receipt that is voided is taken off the day on which it is voided, and off whoever voided it.',
  who: staffRoles,
  params: z.object({ date: day }),
  reads: 'patient records',
  status: 200,
  answer: z.object({ date: z.string(), people: z.array(person), receipts: z.array(journalLine) }),
  refusals: [],
});
export type DayClose = z.infer<typeof dayCloseEndpoint.answer>;

export const dayPaymentsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/payments/:date',
  tag: 'Payments',
  summary: 'What the doctor recorded on a day, by way',
  description: 'A receipt that is voided is taken off the day on which it is voided.',
  who: ['doctor'],
  params: z.object({ date: day }),
  status: 200,
  answer: z.object({
    date: z.string(),
    cash: sum,
    upi: sum,
    card: sum,
    collected: z.number().describe('The three together, in rupees.'),
    later: z.number().describe('Recorded as later on that day, and still not collected; rupees.'),
  }),
  refusals: [],
});
export type DayPayments = z.infer<typeof dayPaymentsEndpoint.answer>;
