/** At the same time. */
export const maxPractices = 10;

export const minSlotMinutes = 5;
export const maxSlotMinutes = 60;

/** The default name of an own practice. */
export const ownPracticeName = 'Own Practice';
