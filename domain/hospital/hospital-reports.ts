/** Below this number of visits a share or a typical time says little, and is not shown. */
export const minVisitsForFigures = 20;

export const maxFiguresDays = 366;

/** A longer consultation was probably closed late, and is not measured. */
export const maxMeasuredMinutes = 240;
