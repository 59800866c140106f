import { z } from 'zod';
import { optionalCouncil, optionalRegistrationYear } from '#contract/doctors/councils.ts';
import { doctorProfile, registrableSpecialization } from '#contract/doctors/doctors.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  currentPassword,
  day,
  doctorId,
  email,
  experienceYears,
  gender,
  geoPoint,
  jsonField,
  line,
  optionalLine,
  optionalText,
  phone,
  rupees,
  slotLabel,
  storedPersonName,
  storedPlaceName,
  weekdays,
  workingTime,
} from '#contract/platform/fields.ts';
import { councilKeys } from '#domain/doctors/councils.ts';
import { reduceTitles } from '#domain/doctors/doctor-names.ts';
import { figuresPeriod } from './figures-period.ts';

const ownProfile = doctorProfile
  .omit({ practices: true })
  .extend({
    phone: z.string(),
    email: z.string(),
    hospital: z.string().describe('The same as `Hospital`.'),
    practiceAddress: z.string().describe('Street and area, as the doctor says.'),
    confirmsAutomatically: z.boolean(),
    availableSlots: z.record(z.string(), z.array(z.string())).describe('From today on, by day.'),
    council: z.enum(councilKeys).nullable().describe('Whose register `medicalReg` is a number of.'),
    registrationYear: z.number().int().nullable(),
    clinicPhone: z.string().describe('Printed on papers; empty if there is none.'),
    visitsAhead: z
      .number()
      .int()
      .describe(
        'Appointments ahead at the main practice: their patients are told of another place or phone.',
      ),
  })
  .meta({ id: 'OwnDoctorProfile' });
export type OwnProfile = z.infer<typeof ownProfile>;

export const ownDoctorProfileEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/profile',
  tag: 'Dashboard',
  summary: "The doctor's own profile and revenue",
  who: ['doctor'],
  status: 200,
  answer: z.object({
    doctor: ownProfile,
    revenue: z.number().describe('Rupees.'),
  }),
  refusals: [],
});

export const updateDoctorEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/update/:doctorId',
  tag: 'Dashboard',
  summary: 'Change the overview, or whether bookings are confirmed automatically',
  who: ['doctor'],
  own: 'doctorId',
  params: z.object({ doctorId }),
  body: z
    .object({ overview: optionalText(4000).optional(), confirmsAutomatically: z.boolean().optional() })
    .refine((change) => change.overview !== undefined || change.confirmsAutomatically !== undefined, {
      error: 'field_required',
      path: ['overview'],
    }),
  status: 200,
  answer: z.object({ message: z.string(), doctor: ownProfile }),
  refusals: ['doctor_not_found'],
});

/** Duplicates are removed, ignoring case. */
const uniqueShortTexts = (most: number) =>
  jsonField(
    z
      .array(line(60), { error: 'field_list' })
      .max(most, { error: 'field_list' })
      .transform((texts) => {
        const known = texts.map((each) => each.toLowerCase());
        return texts.filter((_, index) => known.indexOf(known[index] ?? '') === index);
      }),
  );

const slotsByDay = z.record(
  day,
  z.array(slotLabel, { error: 'field_slots' }).max(96, { error: 'field_slots' }),
  { error: ({ code }) => (code === 'invalid_key' ? 'field_day' : 'field_slots') },
);

/** Omitted fields stay unchanged. */
export const doctorProfileForm = z
  .object({
    name: storedPersonName.overwrite(reduceTitles),
    email,
    phone,
    gender,
    experience: experienceYears,
    medicalReg: line(60),
    council: optionalCouncil,
    registrationYear: optionalRegistrationYear,
    clinicPhone: z.union([z.literal(''), phone], { error: 'field_phone' }),
    specialization: registrableSpecialization,
    hospital: storedPlaceName,
    Hospital: storedPlaceName,
    practiceAddress: optionalLine(200),
    basicFee: rupees,
    workingHoursFrom: workingTime,
    workingHoursTo: workingTime,
    workingDays: jsonField(weekdays.refine((days) => days.length > 0, { error: 'field_weekdays' })),
    languages: uniqueShortTexts(20),
    qualifications: uniqueShortTexts(20),
    overview: optionalText(4000),
    location: geoPoint,
    availableSlots: jsonField(slotsByDay).describe(
      'Days to publish, as in POST /doctors/{id}/slots; other days stay as they are.',
    ),
    currentPassword,
    removePhoto: z
      .union([z.boolean(), z.stringbool()], { error: 'field_invalid' })
      .describe('True removes the stored photo, unless a new one is sent.'),
  })
  .partial()
  .refine(({ workingHoursFrom: from, workingHoursTo: to }) => !from || !to || from < to, {
    error: 'field_working_hours',
    path: ['workingHoursTo'],
  });

export const editDoctorProfileEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/editProfile',
  tag: 'Dashboard',
  summary: 'Change the own profile, with an optional photo',
  description:
    'Fields that are left out stay as they are. Another phone or e-mail needs the present password. Answers a new token, which says what is new.',
  who: ['doctor'],
  form: true,
  body: doctorProfileForm,
  status: 200,
  answer: z.object({ message: z.string(), newToken: z.string(), doctor: ownProfile }),
  refusals: [
    'doctor_exists',
    'wrong_password',
    'too_many_attempts',
    'too_large',
    'not_acceptable_image',
    'heic_photo',
    'storage_full',
    'day_past',
    'day_too_far',
    'slot_off_grid',
  ],
});

const count = z.number().int();

export const dashboardFiguresEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/dashboard',
  tag: 'Dashboard',
  summary: 'The figures of the dashboard, all counted from stored appointments',
  who: ['doctor'],
  status: 200,
  answer: z.object({
    today: z.string().describe("The clinic's today."),
    appointmentsToday: count.describe('Accepted appointments of today, done ones included.'),
    doneToday: count,
    revenue: z.number().describe('Rupees.'),
    totalPatients: count.describe('Patients with a Completed appointment.'),
    newPatients: count.describe('Those of them whose first was within 30 days.'),
    modes: z.object({ offline: count, online: count }).describe('All appointments by consult mode.'),
    genders: z.object({ male: count, female: count, other: count }).describe('Of `totalPatients`.'),
    hasPublished: z.boolean().describe('Whether a day from today on is published.'),
    hasOverview: z.boolean(),
    registration: z
      .object({
        refusal: z.string().nullable().describe('Why the operator refused it; null: nobody has decided.'),
        withinHours: count.describe('How long a check usually takes.'),
      })
      .nullable()
      .describe('Null where visits can be booked: it is checked, or need not be.'),
  }),
  refusals: [],
});
const ofPractice = z.object({
  visits: count.describe('In every status but Rescheduled: one that was moved counts at its new time.'),
  completed: count,
  didNotCome: count,
  noOutcome: count.describe('Due, and nobody said what became of it.'),
  collected: z
    .object({ total: z.number(), cash: z.number(), upi: z.number(), card: z.number() })
    .describe('In rupees, by the day on which it was collected, less what was voided.'),
  owed: z.number().describe('Rupees: the fees of completed visits, less what was paid for them.'),
});
export type PracticeVisitFigures = z.infer<typeof ofPractice>;

export const dashboardByPracticeEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/dashboard/practices',
  tag: 'Dashboard',
  summary: 'Visits and money of a period, by practice',
  who: ['doctor'],
  query: figuresPeriod,
  status: 200,
  answer: z.object({
    from: z.string(),
    to: z.string(),
    total: ofPractice,
    practices: z.array(ofPractice.extend({ practiceId: z.string(), name: z.string() })).describe('By name.'),
  }),
  refusals: [],
});

export type DashboardFigures = z.infer<typeof dashboardFiguresEndpoint.answer>;

export const chartPeriods = ['week', 'day', 'month', 'year'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

export const appointmentsChartEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/appointments-chart',
  tag: 'Dashboard',
  summary: 'How many appointments there are over a period',
  description: 'By hour of today, by day of this week or month, by month of this year.',
  who: ['doctor'],
  query: z.object({
    period: z
      .enum(chartPeriods, { error: 'field_period' })
      .default('week')
      .describe('Today, or this week, month or year.'),
  }),
  status: 200,
  answer: z.object({
    period: z.enum(chartPeriods),
    buckets: z.array(
      z.object({
        at: z.string().describe('HH:00 of an hour, YYYY-MM-DD of a day, YYYY-MM of a month.'),
        completed: count,
        awaited: count,
        fellThrough: count.describe('Cancelled, Rejected, Rescheduled or Incomplete.'),
      }),
    ),
  }),
  refusals: [],
});
export type AppointmentsChart = z.infer<typeof appointmentsChartEndpoint.answer>;
