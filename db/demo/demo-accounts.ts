/** The three demo accounts with publicly known passwords. */
export const demoAccounts = {
  patient: { phone: '9000000001', email: 'ravi.kumar@demo.hams.example', password: 'Patient@123' },
  doctor: { phone: '9100000001', email: 'ananya.rao@demo.hams.example', password: 'Doctor@123' },
  /** The owner of the demo doctor's hospital. */
  hospital: { phone: '9200000001', email: 'vikram.reddy@demo.hams.example', password: 'Hospital@123' },
} as const;

export const isDemoDoctor = ({ phone }: { readonly phone: string }) => phone === demoAccounts.doctor.phone;
