/** From how many visits on a share or a typical time is shown: of fewer it says little. */
export const minVisitsForFigures = 20;

/** How many days the figures of a hospital count at once. */
export const maxFiguresDays = 366;

/** A consultation that seems longer was closed later, and measures nothing. */
export const maxMeasuredMinutes = 240;
