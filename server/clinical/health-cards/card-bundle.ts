import {
  formatMedicineDirections,
  formatMedicineName,
  type PrescribedMedicine,
} from '#domain/clinical/prescriptions.ts';

/** What a card says. */
export interface CardFacts {
  readonly patient: { readonly name: string; readonly dateOfBirth: string };
  readonly doctor: {
    readonly name: string;
    readonly medicalReg: string;
    readonly council: string | null;
    readonly qualifications: readonly string[];
  };
  readonly medicines: readonly PrescribedMedicine[];
  /** The clinic day on which it was written. */
  readonly writtenOn: string;
}

/**
 * The FHIR R4 bundle of a card, as SMART Health Cards ask for it: short references, no narrative, no empty
 * elements. No phone, no e-mail, no address: whoever photographs the paper has it.
 */
export function createCardBundle({ patient, doctor, medicines, writtenOn }: CardFacts) {
  const resources = [
    { resourceType: 'Patient', name: [{ text: patient.name }], birthDate: patient.dateOfBirth },
    {
      resourceType: 'Practitioner',
      name: [{ text: doctor.name }],
      identifier: [
        { value: doctor.medicalReg, ...(doctor.council && { assigner: { display: doctor.council } }) },
      ],
      ...(doctor.qualifications.length > 0 && {
        qualification: doctor.qualifications.map((text) => ({ code: { text } })),
      }),
    },
    ...medicines.map((medicine) => {
      const how = formatMedicineDirections(medicine);
      return {
        resourceType: 'MedicationRequest',
        status: 'active',
        intent: 'order',
        medicationCodeableConcept: { text: formatMedicineName(medicine) },
        subject: { reference: 'resource:0' },
        authoredOn: writtenOn,
        requester: { reference: 'resource:1' },
        ...(how && { dosageInstruction: [{ text: how }] }),
      };
    }),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: resources.map((resource, index) => ({ fullUrl: `resource:${index}`, resource })),
  };
}
