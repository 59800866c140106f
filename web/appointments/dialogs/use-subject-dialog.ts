import { useRef, useState } from 'react';
import { isOvertaken } from '#web/api/refusals.ts';
import type { CommandPlace } from '#web/api/use-command.ts';
import { type AboutAppointment, toAppointmentId } from '../changes/appointment-change.ts';

/**
 * A dialog about one appointment at a time, as `inPlace` of its command. It closes when the change was made
 * or someone else was first; after another failure it stays open, with its text and the reason. With 'stays'
 * it stays open even if someone else was first.
 */
export function useSubjectDialog<Subject extends { readonly appointmentId: string }>(overtaken?: 'stays') {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // It may be closed or about something else when the answer arrives.
  const shown = useRef<Subject | null>(null);
  const show = (next: Subject | null) => {
    shown.current = next;
    setSubject(next);
    setProblem(null);
  };
  const isAbout = (about: AboutAppointment) => shown.current?.appointmentId === toAppointmentId(about);
  const place: CommandPlace<AboutAppointment> = {
    begin: () => setProblem(null),
    done: (about) => isAbout(about) && show(null),
    fail(error, sentence, about) {
      const isShown = isAbout(about);
      const stays = isShown && (overtaken === 'stays' || !isOvertaken(error));
      if (stays) setProblem(sentence);
      else if (isShown) show(null);
      return stays;
    },
  };
  return { subject, problem, ask: (about: Subject) => show(about), close: () => show(null), ...place };
}
export type SubjectDialog<Subject extends { readonly appointmentId: string }> = ReturnType<
  typeof useSubjectDialog<Subject>
>;
