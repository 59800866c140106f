/** Every endpoint of the API. What is not listed here does not exist for the client, the documents and the tests. */
export { bookAppointment, patientAppointments, pendingAppointments } from './appointments.ts';
export { availability, bookedSlots, nextFreeSlots, publishedSlots, publishSlots } from './availability.ts';
export { doctorById, doctorsNearby, signUpDoctor } from './doctors.ts';
export { hospitalsNearby, signUpHospital } from './hospitals.ts';
export { health, readiness } from './operations.ts';
export { signUpPatient } from './patients.ts';
export { citiesByPrefix, placeAt } from './places.ts';
export { doctorReviews } from './reviews.ts';
export { loginDoctor, loginPatient, logout } from './sessions.ts';
