import type { ConsultMode } from '#domain/doctors/modes.ts';

export interface PracticeRow {
  id: number;
  name: string;
  hospital_agreed: boolean;
  agreed_hospital_id: number | null;
  /** Of a hospital that agreed, else what the doctor says. */
  address: string | null;
  location: { x: number; y: number };
  room: string;
  clinic_fee_paise: number;
  video_fee_paise: number | null;
  follow_up_fee_paise: number | null;
  follow_up_days: number | null;
  slot_minutes: number;
  modes: ConsultMode[];
  is_main: boolean;
}
