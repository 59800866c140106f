import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId, day, doctorId, instant, rupees, typedNumber } from '#contract/platform/fields.ts';
import { financeRoles, staffRoles } from '#domain/accounts/hospital-roles.ts';
import { appointmentStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import {
  collectedMethods,
  maxListedVisits,
  moneyVisitLists,
  paymentMethods,
  visitLists,
} from '#domain/appointments/payments.ts';
import { consultModes } from '#domain/doctors/consult-modes.ts';
import { toPaise } from '#domain/platform/money.ts';
import { figuresPeriod as period } from './figures-period.ts';

const way = z
  .enum(paymentMethods, { error: 'field_payment_way' })
  .describe('The payment method. `later` means not paid yet, without a receipt.');

export const payment = z
  .object({
    way,
    amount: z.number().describe('In rupees.'),
    receipt: z
      .string()
      .nullable()
      .describe(
        "The receipt number, e.g. `H7-2026-000042` for a hospital or `R-2026-000042` for the doctor's own practice. Null if nothing was collected.",
      ),
    at: instant,
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof payment>;

export const paymentForm = z.object({
  way,
  amount: rupees.refine((amount) => toPaise(amount) > 0, { error: 'field_amount' }).describe('In rupees.'),
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
  receipt: typedNumber('field_required').describe('The number of the receipt to void.'),
});

export const recordPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/appointments/:appointmentId/payment',
  tag: 'Payments',
  summary: 'Record the payment of a visit',
  description:
    "A collected payment gets a receipt with the next number of the year, of the hospital or of the doctor's own practice. A visit has one payment: a second one is refused, unless the first was `later`.",
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
  summary: 'Void a receipt recorded by mistake',
  description:
    'The receipt stays on record, and its number is not used again. Repeating the call is refused.',
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
    amount: z.number().describe('In rupees.'),
    inWords: z.string().describe('The amount in words, in English.'),
    at: instant.describe('When the amount was collected.'),
    startsAt: instant.describe('When the visit started.'),
    consultStatus: z.enum(consultModes),
    appointmentId: z.string(),
    collectedBy: z.string().describe('Who collected the amount. Empty if not recorded.'),
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
        logo: z.string().nullable().describe('An image as a `data:` URL.'),
        phone: z.string().nullable(),
        line: z.string(),
      })
      .nullable()
      .describe('The letterhead of a hospital visit. Null otherwise.'),
    patient: z.object({ name: z.string(), patientId: z.string() }),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof printedReceipt>;

export const receiptOnPaperEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/:appointmentId/receipt',
  tag: 'Payments',
  summary: 'Get a receipt',
  description:
    'Formatted for printing on A4, A5 or a roll. Available to the patient and the doctor of the visit.',
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
  summary: 'Download a receipt as PDF',
  description: 'Available to the patient and the doctor of the visit.',
  who: ['doctor', 'patient'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  file: 'application/pdf',
  answer: z.unknown(),
  refusals: ['appointment_not_found', 'no_receipt'],
});

const sum = z.number().describe('In rupees.');

const journalLine = z
  .object({
    at: instant,
    receipt: z.string(),
    isVoid: z
      .boolean()
      .describe('True for the entry that voids the receipt, false for the entry that issues it.'),
    isVoided: z.boolean().describe('True if the receipt was issued here and voided, then or later.'),
    way: z.enum(collectedMethods),
    amount: z.number().describe('In rupees, also for voided receipts.'),
    by: z.string().describe('Who collected or voided the amount. Empty if not recorded.'),
    appointmentId: z.string(),
    patientName: z.string(),
    doctorName: z.string(),
    place: z.string().describe('The name of the practice.'),
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
        appStatus: z.enum(appointmentStatuses),
        fee: sum,
        owed: sum,
      }),
    )
    .describe(`The first ${maxListedVisits}, in order of time.`),
  owed: z.number().describe('The total of all visits, in rupees.'),
});
export type OpenPaymentVisits = z.infer<typeof namedVisits>;

const moneyVisitList = z
  .enum(moneyVisitLists, { error: 'field_choose' })
  .describe(
    '`owed` for completed visits not fully paid, `noOutcome` for past visits without a recorded outcome.',
  );

export const dashboardAppointmentsEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/dashboard/visits',
  tag: 'Payments',
  summary: "List the doctor's unpaid visits or visits without an outcome in a period",
  who: ['doctor'],
  query: period.safeExtend({ which: moneyVisitList }),
  reads: 'patient records',
  status: 200,
  answer: namedVisits,
  refusals: [],
});

export const ownPaymentsFileEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/payments.csv',
  tag: 'Payments',
  summary: "Export the doctor's receipts of a period as CSV",
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
  summary: "List the visits behind a figure of the hospital's reports",
  description: 'Accountants may ask for `owed` and `noOutcome` only.',
  who: financeRoles,
  query: period.safeExtend({
    which: z
      .enum(visitLists, { error: 'field_choose' })
      .describe('The figure. `all` lists visits in every status except Rescheduled.'),
    doctorId: doctorId.optional().describe('Only the visits of this doctor.'),
  }),
  reads: 'patient records',
  status: 200,
  answer: namedVisits,
  refusals: ['forbidden'],
});

export const hospitalPaymentsFileEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/payments.csv',
  tag: 'Front desk',
  summary: "Export a hospital's receipts of a period as CSV",
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
  name: z.string().describe('Empty if not recorded.'),
  role: z.enum(['doctor', ...staffRoles]).nullable(),
  cash: sum,
  upi: sum,
  card: sum,
  collected: z
    .number()
    .describe('The total of the three methods in rupees, minus receipts this person voided.'),
  voided: sum,
});

export const dayCloseEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/payments/:date',
  tag: 'Front desk',
  summary: "Get a hospital's receipts of a day, with totals by person and method",
  description: 'A voided receipt is deducted on the day it is voided, from the person who voided it.',
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
  summary: "Get the doctor's payments of a day by method",
  description: 'A voided receipt is deducted on the day it is voided.',
  who: ['doctor'],
  params: z.object({ date: day }),
  status: 200,
  answer: z.object({
    date: z.string(),
    cash: sum,
    upi: sum,
    card: sum,
    collected: z.number().describe('The total of the three methods, in rupees.'),
    later: z.number().describe('Recorded as `later` on this day and still not collected, in rupees.'),
  }),
  refusals: [],
});
export type DayPayments = z.infer<typeof dayPaymentsEndpoint.answer>;
