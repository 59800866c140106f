/** `soonest` is by the next free slot. */
export const doctorSorts = ['distance', 'rating', 'fee', 'experience', 'soonest'] as const;
export type DoctorSort = (typeof doctorSorts)[number];

export const maxSearchTextLength = 100;
