/** How a list of doctors can be sorted; `soonest` is by the next free slot. */
export const doctorSorts = ['distance', 'rating', 'fee', 'experience', 'soonest'] as const;
export type DoctorSort = (typeof doctorSorts)[number];

/** The days that the filter for a free slot offers. */
export const freeSlotDays = ['today', 'tomorrow'] as const;

/** The longest text that can be searched for. */
export const maxSearchTextLength = 100;

/** The highest fees that the filter offers, in rupees. */
export const maxFeeOptions = [300, 500, 800, 1200, 2000] as const;
