import { m } from '#messages/messages.js';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBookableDoctors } from '../queries.ts';
import { BookForm, type BookStart } from './book-visit-form.tsx';

interface BookVisitDialogProps {
  readonly person: { readonly patientId: string; readonly name: string };
  readonly start: BookStart;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The doctor and the first free time are preselected, so that Enter books. */
export function BookVisitDialog({ open, ...props }: BookVisitDialogProps) {
  const title = m.hospital_people_book_title({ name: props.person.name });
  return (
    <Dialog open={open} onClose={props.onClose} title={title}>
      {open && <LoadedForm {...props} />}
    </Dialog>
  );
}

function LoadedForm({ person, start, onClose }: Omit<BookVisitDialogProps, 'open'>) {
  const { data, isPending } = useBookableDoctors();
  if (isPending) return <Skeleton height={240} />;
  if (!data) return <EmptyState icon="stethoscope" title={m.session_no_connection()} />;
  if (data.doctors.length === 0) {
    return (
      <EmptyState icon="stethoscope" title={m.hospital_days_none()} text={m.hospital_days_none_text()} />
    );
  }
  return <BookForm patientId={person.patientId} doctors={data.doctors} start={start} onClose={onClose} />;
}
