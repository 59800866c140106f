/** How many practices a doctor may have at the same time. */
export const maxPractices = 10;

/** How long a slot of a practice may be, in minutes (K-01). */
export const minSlotMinutes = 5;
export const maxSlotMinutes = 60;

/** What an own practice without a name is called (docs/product.md#booking). */
export const ownPracticeName = 'Own Practice';
