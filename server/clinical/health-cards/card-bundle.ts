import {
  formatMedicineDirections,
  formatMedicineName,
  type PrescribedMedicine,
} from '#domain/clinical/prescriptions.ts';

export interface CardFacts {
  readonly patient: { readonly name: string; readonly dateOfBirth: string };
  readonly doctor: {
    readonly name: string;
    readonly medicalReg: string;
    readonly council: string | null;
    readonly qualifications: readonly string[];
  };
  readonly medicines: readonly PrescribedMedicine[];
  readonly writtenOn: string;
}

/**
 * FHIR R4 bundle as SMART Health Cards require: short references, no narrative, no empty elements. It has no
 * phone, email or address, because anyone can photograph the paper.
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
