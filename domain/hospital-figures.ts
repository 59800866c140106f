/** How many days the figures of a hospital count at once. */
export const figuresAtMostDays = 366;

/** A consultation that seems longer was closed later, and measures nothing. */
export const longestMeasuredMinutes = 240;
