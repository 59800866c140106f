export const consultModes = ['Online', 'Offline'] as const;
export type ConsultMode = (typeof consultModes)[number];

/** As stated by the patient when booking. */
export const paymentStates = ['Paid', 'Unpaid'] as const;
export type PaymentState = (typeof paymentStates)[number];
