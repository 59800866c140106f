/** How the two people of an appointment meet: by video, or in the clinic. */
export const consultModes = ['Online', 'Offline'] as const;
export type ConsultMode = (typeof consultModes)[number];

/** Whether the visit is paid for, as the patient says when booking. */
export const paymentStates = ['Paid', 'Unpaid'] as const;
export type PaymentState = (typeof paymentStates)[number];
