import type { PatientVitals } from '#contract/clinical/vitals.ts';

export const checkup: PatientVitals = {
  latest: {
    measuredAt: '2025-07-01T08:30:00.000Z',
    measuredOn: '2025-07-01',
    systolic: 120,
    diastolic: 80,
    heartRate: 79,
    bloodSugar: 98,
    sugarWhen: 'fasting',
    weight: 154,
    temperature: 36.8,
  },
  history: [],
  heartRates: [75, 80, 79].map((bpm, index) => ({
    at: `2025-07-01T0${3 + index}:30:00.000Z`,
    date: '2025-07-01',
    time: `${String(9 + index).padStart(2, '0')}:00`,
    bpm,
  })),
};
