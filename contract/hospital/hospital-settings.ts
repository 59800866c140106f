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
  .describe('With the area code, e.g. `040 2345 0100`. Empty for none.');

/** For a hospital that charges tax; empty for none. */
const gstin = typedNumber('field_gstin')
  .overwrite((value) => value.toUpperCase())
  .refine((value) => value === '' || isGstin(value), { error: 'field_gstin' })
  .describe('Printed on receipts, e.g. `27AAPFU0939F1ZV`. Empty for none.');

export const whatToBringLength = 300;
export const letterheadLineLength = 120;

/** Omitted fields are left unchanged. */
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
      .describe('All opening hours; a day may have two. Empty if not given.'),
    reminderMinutes: z
      .array(z.literal(hospitalReminderOptions, { error: 'field_choose' }), { error: 'field_choose' })
      .transform((chosen) => hospitalReminderOptions.filter((one) => chosen.includes(one)))
      .refine((chosen) => chosen.length <= 4, { error: 'field_choose' })
      .describe('How many minutes before a visit patients are reminded. Empty for no reminders.'),
    whatToBring: optionalText(whatToBringLength).describe(
      'What patients should bring, in a sentence or two. Empty for nothing.',
    ),
    letterheadLine: optionalLine(letterheadLineLength).describe(
      'A line below the address on documents, for example a registration number. Empty for none.',
    ),
    paper: paper.describe('The paper for prescriptions of visits at the hospital.'),
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
        visits: z.number().int().describe('The number of open visits that have not started.'),
        mayClose: z.boolean().describe('True if the doctor lets the hospital close the day.'),
      }),
    )
    .describe('Doctors with visits booked on the day.'),
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
    RegId: z.string().describe('The registration id. It cannot be changed.'),
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
    logo: z.string().nullable().describe('The logo on documents, as a `data:` URL.'),
    letterheadLine: z.string(),
    paper,
    gstin: z.string(),
    holidays: z.array(holiday).describe('From today on, in order.'),
    programs: z.array(program).describe('Services at a fixed price.'),
    isChecked: z
      .boolean()
      .describe('True if the operator has checked the hospital. Its programs are not shown before that.'),
    today: z.string().describe('The current clinic day.'),
    visitsAhead: z
      .number()
      .int()
      .describe(
        'The number of upcoming appointments. Their patients are notified of a change of name, place or phone.',
      ),
  })
  .meta({ id: 'HospitalSettings' });
export type HospitalSettings = z.infer<typeof hospitalSettings>;

export const hospitalSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/settings',
  tag: 'Front desk',
  summary: "Get the hospital's settings",
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
  summary: "Update the hospital's settings",
  description:
    'Omitted fields are left unchanged. A new name applies to all practices there immediately, a new place to the practices the hospital has confirmed. Patients with an upcoming appointment are notified once, some minutes after the last change, of a new name, place or phone.',
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
  summary: "Save or remove the hospital's logo",
  description:
    "Send the image in the field `photo`, or no image to remove it. Documents of the hospital's visits have it instead of the doctor's logo. Documents already issued are left unchanged.",
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
  summary: 'Add a holiday',
  description:
    'Weekly schedules have no slots on the day. Booked visits stay until their day is closed (see `touched` of the holiday); doctors who close their days themselves are notified. A new name for the same day replaces the previous one.',
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
  summary: 'Remove a holiday',
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
  summary: 'Add a program',
  description:
    'A service at a fixed price. Shown on the home page once the hospital has been checked. Up to 20.',
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
  summary: 'Remove a program',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({
    programId: numericId.describe('The id from the settings.'),
  }),
  status: 200,
  answer: saved,
  refusals: [],
});
