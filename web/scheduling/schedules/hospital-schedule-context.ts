import { createContext, type ReactNode, useContext } from 'react';
import type { OwnPractice } from '#contract/doctors/practices.ts';
import type { PracticeDay } from '#contract/scheduling/schedules.ts';

/** The practice data needed to set its hours. */
export type Practice = Pick<OwnPractice, 'practiceId' | 'name' | 'modes' | 'slotMinutes'>;

interface HospitalSchedule {
  readonly practice: Practice;
  /** The user may add, change and end rules. */
  readonly maySetRules: boolean;
  /** The user may close days, and return them to the schedule. */
  readonly mayCloseDays: boolean;
  /** Renders the actions for a day. */
  readonly dayAction: (date: string, day: PracticeDay) => ReactNode;
}

/**
 * One practice's hours as seen by the staff of its hospital; null when a doctor views their own. The requests
 * differ, the screens are the same.
 */
export const HospitalScheduleContext = createContext<HospitalSchedule | null>(null);
export const useHospitalSchedule = () => useContext(HospitalScheduleContext);
