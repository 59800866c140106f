/** `soonest` is by the next free slot. */
export const doctorSorts = ['distance', 'rating', 'fee', 'experience', 'soonest'] as const;
export type DoctorSort = (typeof doctorSorts)[number];

export const freeSlotDays = ['today', 'tomorrow'] as const;

export const maxSearchTextLength = 100;

/** Maximum fees that the filter offers, in rupees. */
export const maxFeeOptions = [300, 500, 800, 1200, 2000] as const;
