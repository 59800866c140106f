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
    practiceAddress: z.string().describe('Street and area, as entered by the doctor.'),
    confirmsAutomatically: z.boolean(),
    availableSlots: z
      .record(z.string(), z.array(z.string()))
      .describe('Published slots from today on, by day.'),
    council: z.enum(councilKeys).nullable().describe('The council whose register contains `medicalReg`.'),
    registrationYear: z.number().int().nullable(),
    clinicPhone: z.string().describe('Printed on documents. Empty if there is none.'),
    visitsAhead: z
      .number()
      .int()
      .describe(
        'The number of upcoming appointments at the main practice. Their patients are notified of a change of place or phone.',
      ),
  })
  .meta({ id: 'OwnDoctorProfile' });
export type OwnProfile = z.infer<typeof ownProfile>;

export const ownDoctorProfileEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/profile',
  tag: 'Dashboard',
  summary: "Get the doctor's own profile and revenue",
  who: ['doctor'],
  status: 200,
  answer: z.object({
    doctor: ownProfile,
    revenue: z.number().describe('In rupees.'),
  }),
  refusals: [],
});

export const updateDoctorEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/update/:doctorId',
  tag: 'Dashboard',
  summary: "Update the doctor's overview or automatic confirmation of bookings",
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

/** Omitted fields are left unchanged. */
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
      'Days to publish, as in POST /doctors/{id}/slots. Other days are left unchanged.',
    ),
    currentPassword,
    removePhoto: z
      .union([z.boolean(), z.stringbool()], { error: 'field_invalid' })
      .describe('True to remove the stored photo, unless a new one is sent.'),
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
  summary: "Update the doctor's own profile, with an optional photo",
  description:
    'Omitted fields are left unchanged. A new phone or email requires the current password. Returns a new token with the new data.',
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
  summary: "Get the figures of the doctor's dashboard",
  description: 'All figures are counted from stored appointments.',
  who: ['doctor'],
  status: 200,
  answer: z.object({
    today: z.string().describe('The current clinic day.'),
    appointmentsToday: count.describe('Accepted appointments of today, including completed ones.'),
    doneToday: count,
    revenue: z.number().describe('In rupees.'),
    totalPatients: count.describe('Patients with a Completed appointment.'),
    newPatients: count.describe('Patients whose first Completed appointment was within the last 30 days.'),
    modes: z.object({ offline: count, online: count }).describe('All appointments by mode.'),
    genders: z.object({ male: count, female: count, other: count }).describe('`totalPatients` by gender.'),
    hasPublished: z.boolean().describe('True if slots are published for today or a later day.'),
    hasOverview: z.boolean(),
    registration: z
      .object({
        refusal: z
          .string()
          .nullable()
          .describe('Why the operator refused the registration. Null if not decided yet.'),
        withinHours: count.describe('How many hours a check usually takes.'),
      })
      .nullable()
      .describe('Null if visits can be booked, because the registration is checked or does not have to be.'),
  }),
  refusals: [],
});
const ofPractice = z.object({
  visits: count.describe('Visits in every status except Rescheduled; a moved visit counts at its new time.'),
  completed: count,
  didNotCome: count,
  noOutcome: count.describe('Visits whose time has passed without a recorded outcome.'),
  collected: z
    .object({ total: z.number(), cash: z.number(), upi: z.number(), card: z.number() })
    .describe('In rupees, by the day of collection, minus voided receipts.'),
  owed: z.number().describe('In rupees: the fees of completed visits, minus payments.'),
});
export type PracticeVisitFigures = z.infer<typeof ofPractice>;

export const dashboardByPracticeEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/dashboard/practices',
  tag: 'Dashboard',
  summary: 'Get visits and money of a period by practice',
  who: ['doctor'],
  query: figuresPeriod,
  status: 200,
  answer: z.object({
    from: z.string(),
    to: z.string(),
    total: ofPractice,
    practices: z
      .array(ofPractice.extend({ practiceId: z.string(), name: z.string() }))
      .describe('Sorted by name.'),
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
  summary: 'Get the number of appointments over a period',
  description: 'By hour for today, by day for this week or month, by month for this year.',
  who: ['doctor'],
  query: z.object({
    period: z
      .enum(chartPeriods, { error: 'field_period' })
      .default('week')
      .describe('The period: today, or this week, month or year.'),
  }),
  status: 200,
  answer: z.object({
    period: z.enum(chartPeriods),
    buckets: z.array(
      z.object({
        at: z.string().describe('HH:00 for an hour, YYYY-MM-DD for a day, YYYY-MM for a month.'),
        completed: count,
        awaited: count,
        fellThrough: count.describe('Cancelled, Rejected, Rescheduled or Incomplete.'),
      }),
    ),
  }),
  refusals: [],
});
export type AppointmentsChart = z.infer<typeof appointmentsChartEndpoint.answer>;
