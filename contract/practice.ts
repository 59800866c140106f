import { z } from 'zod';
import { doctorProfile, registrableSpecialization } from './doctors.ts';
import { endpoint } from './endpoint.ts';
import {
  anyId,
  day,
  email,
  experienceYears,
  gender,
  geoPoint,
  jsonOf,
  line,
  optionalText,
  personName,
  phone,
  rupees,
  slotLabel,
  weekdays,
  workingTime,
} from './fields.ts';

/** What doctors see of themselves, beside the public profile. */
const ownProfile = doctorProfile.extend({
  phone: z.string(),
  email: z.string(),
  /** The same as `Hospital`. */
  hospital: z.string(),
  confirmsAutomatically: z.boolean(),
  /** From today on, by day. */
  availableSlots: z.record(z.string(), z.array(z.string())),
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const ownDoctorProfileEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/profile',
  tag: 'Practice',
  summary: "The doctor's own profile and revenue",
  who: ['doctor'],
  status: 200,
  answer: z.object({
    doctor: ownProfile,
    /** Rupees (docs/product.md#figures). */
    revenue: z.number(),
  }),
  refusals: [],
});

export const updateDoctorEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/update/:doctorId',
  tag: 'Practice',
  summary: 'Change the overview, or whether bookings are confirmed automatically',
  who: ['doctor'],
  own: 'doctorId',
  params: z.object({ doctorId: anyId }),
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

/** A list of short texts, without duplicates in any letter case. */
const shortTexts = (most: number) =>
  jsonOf(
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

/** The doctor's profile form: fields that are left out stay as they are (G-09). */
export const doctorProfileForm = z
  .object({
    name: personName,
    email,
    phone,
    gender,
    experience: experienceYears,
    medicalReg: line(60),
    specialization: registrableSpecialization,
    hospital: line(120),
    Hospital: line(120),
    basicFee: rupees,
    workingHoursFrom: workingTime,
    workingHoursTo: workingTime,
    workingDays: jsonOf(weekdays.refine((days) => days.length > 0, { error: 'field_weekdays' })),
    languages: shortTexts(20),
    qualifications: shortTexts(20),
    overview: optionalText(4000),
    location: geoPoint,
    /** Days to publish, as in POST /doctors/{id}/slots; other days stay as they are. */
    availableSlots: jsonOf(slotsByDay),
    /** The present password; required if phone or e-mail change. */
    currentPassword: z.string({ error: 'field_required' }).max(200, { error: 'field_too_long' }),
    /** True removes the stored photo, unless a new one is sent. */
    removePhoto: z.union([z.boolean(), z.stringbool()], { error: 'field_invalid' }),
  })
  .partial()
  .refine(({ workingHoursFrom: from, workingHoursTo: to }) => !from || !to || from < to, {
    error: 'field_working_hours',
    path: ['workingHoursTo'],
  });

export const editDoctorProfileEndpoint = endpoint({
  method: 'PUT',
  path: '/doctors/editProfile',
  tag: 'Practice',
  summary:
    'Change the own profile, with an optional photo; another phone or e-mail needs the present password; answers a token that says what is new',
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
    'day_past',
    'day_too_far',
    'slot_off_grid',
  ],
});

const count = z.number().int();

export const practiceFiguresEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/figures',
  tag: 'Practice',
  summary: 'The figures of the dashboard, all from stored visits',
  who: ['doctor'],
  status: 200,
  answer: z.object({
    /** The clinic's today. */
    today: z.string(),
    /** Accepted visits of today, done ones included; `doneToday` of them are done. */
    appointmentsToday: count,
    doneToday: count,
    /** Rupees. */
    revenue: z.number(),
    /** Patients with a Completed visit; `newPatients` are those whose first was within 30 days. */
    totalPatients: count,
    newPatients: count,
    /** All appointments by consult mode. */
    modes: z.object({ offline: count, online: count }),
    /** The patients of `totalPatients`. */
    genders: z.object({ male: count, female: count, other: count }),
    /** The first steps of a new doctor: a published day from today on, and an overview. */
    hasPublished: z.boolean(),
    hasOverview: z.boolean(),
  }),
  refusals: [],
});
export type PracticeFigures = z.infer<typeof practiceFiguresEndpoint.answer>;

export const chartPeriods = ['week', 'day', 'month', 'year'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

export const appointmentsChartEndpoint = endpoint({
  method: 'GET',
  path: '/doctors/appointments-chart',
  tag: 'Practice',
  summary: 'How many visits there are: by hour of today, by day of this week or month, by month of this year',
  who: ['doctor'],
  query: z.object({ period: z.enum(chartPeriods, { error: 'field_period' }).default('week') }),
  status: 200,
  answer: z.object({
    period: z.enum(chartPeriods),
    buckets: z.array(
      z.object({
        /** HH:00 of an hour, YYYY-MM-DD of a day, YYYY-MM of a month. */
        at: z.string(),
        completed: count,
        awaited: count,
        /** Cancelled, Rejected, Rescheduled or Incomplete. */
        fellThrough: count,
      }),
    ),
  }),
  refusals: [],
});
export type AppointmentsChart = z.infer<typeof appointmentsChartEndpoint.answer>;
