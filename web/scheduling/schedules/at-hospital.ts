import { createContext, type ReactNode, useContext } from 'react';
import type { OwnPractice } from '#contract/doctors/practices.ts';
import type { PracticeDay } from '#contract/scheduling/schedules.ts';

/** What is asked of a practice where its hours are set. */
export type Practice = Pick<OwnPractice, 'practiceId' | 'name' | 'modes' | 'slotMinutes'>;

interface HospitalSchedule {
  readonly practice: Practice;
  /** Whether rules may be added, changed and ended by whoever looks. */
  readonly maySetRules: boolean;
  /** Whether days may be closed, and follow the schedule again. */
  readonly mayCloseDays: boolean;
  /** What can be done with a day. */
  readonly dayDeed: (date: string, day: PracticeDay) => ReactNode;
}

/**
 * The hours of one practice as the staff of its hospital looks at them (M-07); null: a doctor looks at their own. The calls
 * are other ones, the screens are the same.
 */
export const HospitalScheduleContext = createContext<HospitalSchedule | null>(null);
export const useHospitalSchedule = () => useContext(HospitalScheduleContext);
