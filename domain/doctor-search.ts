/** What a list of doctors can be ordered by; the first to be free is the soonest. */
export const doctorSorts = ['distance', 'rating', 'fee', 'experience', 'soonest'] as const;
export type DoctorSort = (typeof doctorSorts)[number];

/** The days that people ask for who cannot wait. */
export const freeDays = ['today', 'tomorrow'] as const;

/** As many characters as somebody types into the box. */
export const searchTextAtMost = 100;
