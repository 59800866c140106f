import type { z } from 'zod';
import type { practiceForm } from '#contract/doctors/practices.ts';
import { toPaise } from '#domain/platform/money.ts';

type Fees = z.output<typeof practiceForm>['fees'];

/**
 * The fee columns of a practice; a video fee equal to the clinic fee is stored as null, so it follows later
 * changes.
 */
export function toFeeColumns({ clinic, video, followUp }: Fees) {
  return {
    clinicFeePaise: toPaise(clinic),
    videoFeePaise: video === null || video === clinic ? null : toPaise(video),
    followUpFeePaise: followUp && toPaise(followUp.fee),
    followUpDays: followUp ? followUp.days : null,
  };
}
