import type { z } from 'zod';
import type { practiceForm } from '#contract/doctors/practices.ts';
import { toPaise } from '#domain/platform/money.ts';

type Fees = z.output<typeof practiceForm>['fees'];

/** The columns of a practice's fees; a video fee like the one in the clinic follows it. */
export function toFeeColumns({ clinic, video, followUp }: Fees) {
  return {
    clinicFeePaise: toPaise(clinic),
    videoFeePaise: video === null || video === clinic ? null : toPaise(video),
    followUpFeePaise: followUp && toPaise(followUp.fee),
    followUpDays: followUp ? followUp.days : null,
  };
}
