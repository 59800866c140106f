/** The groups of the API page, in its order, and what each is about. */
export const tags = {
  Search: 'Doctors, hospitals and complaints, with typing errors and in Indian letters.',
  Doctors: 'Doctors as everybody sees them.',
  Availability: 'What doctors publish, and what of it can be booked.',
  Appointments: 'From booking to the end, for patient and doctor.',
  Links: 'What messages lead to: one visit, and what can be done with it without a login.',
  Calendar: 'Visits in the calendars of phones and computers.',
  Consultations: 'Video visits.',
  Prescriptions: 'What doctors prescribed.',
  Payments: 'What visits cost, and what was collected.',
  Reviews: 'What patients say of doctors.',
  Patients: "A patient's own account.",
  Vitals: 'What a patient has measured.',
  Records: 'What a doctor has to know of a patient: allergies, conditions, medicines, uploads.',
  Practice: "A doctor's own account and figures.",
  Hospitals: 'Places of care.',
  Places: 'Cities and positions in India.',
  Sessions: 'Logging in and out, and forgotten passwords.',
  Messages: 'What people are told of their visits, and how they want it.',
  Operations: 'For whoever runs this installation.',
  Demo: 'Only in a demo that has no way to send messages.',
} as const;
export type Tag = keyof typeof tags;
