import type { z } from 'zod';
import type { practiceForm } from '#contract/doctors/practices.ts';
import { paiseOf } from '#domain/platform/money.ts';

type Fees = z.output<typeof practiceForm>['fees'];

/** The columns of a practice's fees; a video fee like the one in the clinic follows it. */
export function feesInPaise({ clinic, video, followUp }: Fees) {
  return {
    clinicFeePaise: paiseOf(clinic),
    videoFeePaise: video === null || video === clinic ? null : paiseOf(video),
    followUpFeePaise: followUp && paiseOf(followUp.fee),
    followUpDays: followUp ? followUp.days : null,
  };
}
