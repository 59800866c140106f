import { z } from 'zod';
import { paper } from '#contract/doctors/letterheads.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  checkedName,
  day,
  email,
  geoPoint,
  line,
  numericId,
  optionalLine,
  optionalText,
  pincode,
  rupees,
  storedPlaceName,
  text,
  typedNumber,
  workingTime,
} from '#contract/platform/fields.ts';
import { adminRoles } from '#domain/accounts/hospital-roles.ts';
import { hospitalReminderOptions } from '#domain/appointments/reminders.ts';
import { isGstin } from '#domain/doctors/gstin.ts';
import { areSeparateOpenings } from '#domain/hospital/opening-hours.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';

/** Closing at 24:00, the end of the day, is allowed. */
const closingTime = z
  .union([workingTime, z.literal('24:00')], { error: 'field_working_time' })
  .describe('HH:MM in steps of five minutes; 24:00 is the end of the day.');
const minutes = (label: string) => toMinutes(label) ?? 24 * 60;

const openingHours = z
  .object({
    weekday: z.number().int().min(1, { error: 'field_weekdays' }).max(7, { error: 'field_weekdays' }),
    opens: workingTime,
    closes: closingTime,
  })
  .refine(({ opens, closes }) => minutes(opens) < minutes(closes), {
    error: 'field_working_hours',
    path: ['closes'],
  });

/** May be a landline; empty for none. */
const deskPhone = typedNumber('field_desk_phone')
  .overwrite((value) => value.replace(/^tel:\s*/i, ''))
  .max(20, { error: 'field_desk_phone' })
  .refine((value) => value === '' || /^\+?\d(?:[ -]?\d){7,12}$/.test(value), { error: 'field_desk_phone' })
  .describe('With the area code, such as `040 2345 0100`; empty: none.');

/** For a hospital that charges tax; empty for none. */
const gstin = typedNumber('field_gstin')
  .overwrite((value) => value.toUpperCase())
  .refine((value) => value === '' || isGstin(value), { error: 'field_gstin' })
  .describe('Stands on receipts, such as `27AAPFU0939F1ZV`; empty: none.');

export const whatToBringLength = 300;
export const letterheadLineLength = 120;

/** Omitted fields stay unchanged. */
export const hospitalSettingsForm = z
  .object({
    hospitalName: storedPlaceName,
    addressLine: line(200, 'field_street'),
    city: line(100, 'field_city'),
    state: line(100, 'field_state'),
    pincode,
    location: geoPoint,
    email,
    deskPhone,
    hours: z
      .array(openingHours, { error: 'field_hours' })
      .refine(
        (hours) =>
          areSeparateOpenings(
            hours.map(({ weekday, opens, closes }) => ({
              weekday,
              opens: minutes(opens),
              closes: minutes(closes),
            })),
          ),
        {
          error: 'field_hours',
        },
      )
      .describe('All of them; a day may have two. Empty: nothing is said.'),
    reminderMinutes: z
      .array(z.literal(hospitalReminderOptions, { error: 'field_choose' }), { error: 'field_choose' })
      .transform((chosen) => hospitalReminderOptions.filter((one) => chosen.includes(one)))
      .refine((chosen) => chosen.length <= 4, { error: 'field_choose' })
      .describe('How long before a visit patients are reminded of it; empty: not at all.'),
    whatToBring: optionalText(whatToBringLength).describe(
      'What patients should bring, in a sentence or two; empty: nothing is said.',
    ),
    letterheadLine: optionalLine(letterheadLineLength).describe(
      'Below the address on papers, such as a registration number; empty: nothing.',
    ),
    paper: paper.describe('On what prescriptions of its visits are printed.'),
    gstin,
  })
  .partial();
export type HospitalSettingsForm = z.output<typeof hospitalSettingsForm>;

const holiday = z.object({
  date: z.string(),
  name: z.string(),
  touched: z
    .array(
      z.object({
        practiceId: z.string(),
        doctorName: z.string(),
        visits: z.number().int().describe('That are open and have not begun.'),
        mayClose: z.boolean().describe('The doctor lets the hospital say what becomes of them.'),
      }),
    )
    .describe('Doctors whose visits are booked on the day.'),
});

const program = z.object({
  programId: z.string(),
  name: z.string(),
  rupees: z.number(),
  description: z.string(),
});

const hospitalSettings = z
  .object({
    hospitalId: z.string(),
    RegId: z.string().describe('Of the registration; it does not change.'),
    hospitalName: z.string(),
    addressLine: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    location: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }),
    email: z.string(),
    deskPhone: z.string(),
    hours: z.array(z.object({ weekday: z.number().int(), opens: z.string(), closes: z.string() })),
    reminderMinutes: z.array(z.number().int()),
    whatToBring: z.string(),
    logo: z.string().nullable().describe('On papers: a picture as a `data:` address.'),
    letterheadLine: z.string(),
    paper,
    gstin: z.string(),
    holidays: z.array(holiday).describe('From today on, in order.'),
    programs: z.array(program).describe('What it offers at a fixed price.'),
    isChecked: z
      .boolean()
      .describe('Whether the operator has checked it: before that its programs are not shown.'),
    today: z.string().describe('The clinic’s today.'),
    visitsAhead: z
      .number()
      .int()
      .describe('Appointments ahead there: their patients are told of another name, place or phone.'),
  })
  .meta({ id: 'HospitalSettings' });
export type HospitalSettings = z.infer<typeof hospitalSettings>;

export const hospitalSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/settings',
  tag: 'Front desk',
  summary: 'What the hospital says of itself',
  who: adminRoles,
  status: 200,
  answer: hospitalSettings,
  refusals: [],
});

const saved = z.object({ message: z.string(), settings: hospitalSettings });

export const changeHospitalSettingsEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/settings',
  tag: 'Front desk',
  summary: 'Change what the hospital says of itself',
  description:
    'What is left out stays as it is. Another name is that of all practices there at once; another place is that of the practices that the hospital has agreed to. Patients with an appointment ahead are told of another name, place or phone, once, some minutes after the last change.',
  who: adminRoles,
  atDesk: 'password',
  body: hospitalSettingsForm,
  status: 200,
  answer: saved,
  refusals: ['hospital_listed', 'hospital_alike'],
});

export const saveHospitalLogoEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/letterhead/logo',
  tag: 'Front desk',
  summary: "Change the hospital's logo, sent in the field `photo`, or remove it by sending none",
  description:
    'Papers of its visits carry it in place of the doctor’s logo. Papers that were issued before keep theirs.',
  who: adminRoles,
  atDesk: 'password',
  form: true,
  status: 200,
  answer: saved,
  refusals: ['too_large', 'not_acceptable_image', 'heic_photo', 'storage_full'],
});

export const hospitalHoliday = z.object({ date: day, name: checkedName(line(60), 'place') });

export const addHolidayEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/holidays',
  tag: 'Front desk',
  summary: 'Close the hospital on a day',
  description:
    'Weekly schedules offer nothing on it. Visits that are booked stay until their day is closed (`touched` of the holiday); doctors who say themselves what becomes of them are told. A second name replaces the first.',
  who: adminRoles,
  atDesk: 'password',
  body: hospitalHoliday,
  status: 201,
  answer: saved,
  refusals: ['holiday_past'],
});

export const removeHolidayEndpoint = endpoint({
  method: 'DELETE',
  path: '/hospital/holidays/:date',
  tag: 'Front desk',
  summary: 'Open the hospital on a day again',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({ date: day }),
  status: 200,
  answer: saved,
  refusals: [],
});

const hospitalProgram = z.object({
  name: checkedName(line(80), 'place'),
  rupees,
  description: text(500),
});

export const addProgramEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/programs',
  tag: 'Front desk',
  summary: 'Add what the hospital offers at a fixed price',
  description: 'The home page shows it once the hospital has been checked. At most 20.',
  who: adminRoles,
  atDesk: 'password',
  body: hospitalProgram,
  status: 201,
  answer: saved,
  refusals: ['programs_full'],
});

export const removeProgramEndpoint = endpoint({
  method: 'DELETE',
  path: '/hospital/programs/:programId',
  tag: 'Front desk',
  summary: 'Remove a program of the hospital',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({
    programId: numericId.describe('As in the settings.'),
  }),
  status: 200,
  answer: saved,
  refusals: [],
});
