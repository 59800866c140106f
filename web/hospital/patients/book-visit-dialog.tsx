import { m } from '#messages/messages.js';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BookForm, type BookStart } from './book-visit-form.tsx';
import { useBookableDoctors } from './hospital-patient-requests.ts';

interface BookDialogProps {
  readonly person: { readonly patientId: string; readonly name: string };
  readonly start: BookStart;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The doctor and the first free time are preselected, so that Enter books. */
export function BookVisitDialog({ person, start, open, onClose }: BookDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.hospital_people_book_title({ name: person.name })}>
      {open && <Loaded person={person} start={start} onClose={onClose} />}
    </Dialog>
  );
}

function Loaded({ person, start, onClose }: Omit<BookDialogProps, 'open'>) {
  const { data, isPending } = useBookableDoctors();
  if (isPending) return <Skeleton height={240} />;
  if (!data || data.doctors.length === 0) {
    return (
      <EmptyState
        icon="stethoscope"
        title={data ? m.hospital_days_none() : m.session_no_connection()}
        {...(data && { text: m.hospital_days_none_text() })}
      />
    );
  }
  return (
    <BookForm
      patientId={person.patientId}
      doctors={data.doctors}
      start={start}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
