/**
 * Sentences for every field; `{years}` is replaced. Sentences of single fields are in specialty-profiles.ts.
 */
export const overviewOpenings = [
  'I have been in practice for {years} years and still read every report myself.',
  '{years} years of practice have taught me to listen first.',
  'I trained at a government medical college and have practised for {years} years.',
  'After my residency in a busy teaching hospital I came back to the city I grew up in; that was {years} years ago.',
  'Medicine runs in my family, and for {years} years it has been my own work too.',
  'I chose this field because it lets me know my patients for years; by now it is {years}.',
] as const;

export const beginnerOverviewOpenings = [
  'I finished my training not long ago and bring what is new, together with the patience to explain it.',
  'Fresh from a teaching hospital, I take the time that a young practice still has.',
  'I am at the beginning of my own practice after long years of residency.',
] as const;

export const overviewClosings = [
  'On weekends I run a free camp in the villages around the city.',
  'Follow-up questions within a week are part of the fee.',
  'Please bring old reports and the strips of the tablets you take.',
  'Video visits work well for follow-ups; for the first visit I prefer to see you here.',
  'Elderly patients need not wait in the queue; tell the desk.',
  'If another doctor is the better one for you, I will say so.',
  'I teach students twice a week and learn from them.',
  'You may write to me in your own language.',
] as const;

export const cancelReasons = [
  'Feeling better already',
  'Have to travel out of town',
  'Office meeting at the same time',
  'Booked the wrong day',
  'Fever in the family, cannot come',
] as const;
export const rescheduleReasons = [
  'My train arrives only in the evening',
  'Could we meet a few days later? My reports are not ready',
  'Exam at college that morning',
  'A relative is in hospital and I have to be there',
  'Unable to leave the office at that time',
] as const;
export const rejectReasons = [
  'I am in surgery at that time, please choose another slot',
  'Please see a general physician first',
  'Please come to the clinic for this complaint, video will not do',
  'I am at a conference that day',
] as const;
export const doctorCancelReasons = [
  'Emergency in the ward, I cannot make it in time',
  'The clinic is closed because of a power failure',
  'I am unwell today, sorry for the trouble',
] as const;

export const streets = [
  'Gandhi Road',
  'Station Road',
  'Temple Street',
  'Lake View Road',
  'Nehru Nagar',
  'Market Road',
  'Park Avenue',
  'Tilak Road',
  'School Lane',
  'Ashok Nagar',
] as const;
