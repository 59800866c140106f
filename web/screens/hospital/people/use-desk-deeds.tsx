import { type ReactNode, useState } from 'react';
import type { VisitStep } from '#contract/hospital-people.ts';
import { useVisitDeed } from '../../../hospital-people/calls.ts';
import { CollectDialog } from '../../../payments/collect-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';

/** A visit that can be answered or paid for at the desk. */
export interface DeedVisit {
  readonly appointmentId: string;
  readonly patientName: string;
  /** Rupees. */
  readonly fee: number;
  readonly steps: readonly VisitStep[];
}

interface DeskDeeds {
  readonly isBusy: (visit: DeedVisit) => boolean;
  readonly accept: (visit: DeedVisit) => void;
  /** Asks for the reason. */
  readonly reject: (visit: DeedVisit) => void;
  /** Asks how it was paid. */
  readonly collect: (visit: DeedVisit) => void;
  /** What asks, to be shown once. */
  readonly dialogs: ReactNode;
}

/** Answering a request and taking the money of a visit, with what they ask first (M-13). */
export function useDeskDeeds(onAnswer: (appointmentId: string) => void = () => {}): DeskDeeds {
  const [paying, setPaying] = useState<DeedVisit | null>(null);
  const [rejecting, setRejecting] = useState<DeedVisit | null>(null);
  const { mutate, isPending, variables } = useVisitDeed();
  return {
    isBusy: ({ appointmentId }) => isPending && variables.appointmentId === appointmentId,
    accept({ appointmentId }) {
      onAnswer(appointmentId);
      mutate({ appointmentId, action: 'accept' });
    },
    reject: setRejecting,
    collect: setPaying,
    dialogs: (
      <>
        <CollectDialog
          asking={{ subject: paying, problem: null, close: () => setPaying(null) }}
          busy={isPending}
          onCollect={({ appointmentId }, payment) =>
            mutate({ appointmentId, payment }, { onSuccess: () => setPaying(null) })
          }
        />
        <RejectDialog
          visit={rejecting}
          busy={isPending}
          onClose={() => setRejecting(null)}
          onReject={({ appointmentId }, reason) =>
            mutate(
              { appointmentId, action: 'reject', reason },
              {
                onSuccess: () => {
                  onAnswer(appointmentId);
                  setRejecting(null);
                },
              },
            )
          }
        />
      </>
    ),
  };
}
