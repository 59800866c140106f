import type { ConsultMode } from '#domain/doctors/consult-modes.ts';

export interface PracticeRow {
  id: number;
  name: string;
  hospital_agreed: boolean;
  agreed_hospital_id: number | null;
  /** The hospital's address if it agreed, else the one the doctor entered. */
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
