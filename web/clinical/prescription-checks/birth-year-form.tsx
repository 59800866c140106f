import type { FormEvent } from 'react';
import type { CheckedContent } from '#contract/clinical/prescription-checks.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';

interface BirthYearFormProps {
  readonly checkId: string;
  /** The reason the form, submitted without JavaScript, showed nothing. */
  readonly problem: string | null;
  readonly onOpened: (content: CheckedContent) => void;
}

/** The birth year unlocks the medicines; works without JavaScript too. */
export function BirthYearForm({ checkId, problem: before, onOpened }: BirthYearFormProps) {
  const call = useCall();
  const opening = useCommand(
    (birthYear: string) =>
      call('POST /prescription-checks/:checkId/open', { params: { checkId }, body: { birthYear } }),
    { done: null, onDone: ({ content }) => onOpened(content), otherwise: m.papers_failed, inPlace: true },
  );
  const problem = opening.problem ?? (opening.isPending ? null : before);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void opening.run(String(new FormData(event.currentTarget).get('birthYear') ?? ''));
  };
  return (
    <form method="post" action={`/rx/${encodeURIComponent(checkId)}`} className="stack-3" onSubmit={submit}>
      <Field
        label={m.papers_birth_year()}
        hint={m.papers_birth_year_hint()}
        error={problem ?? undefined}
        name="birthYear"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <Button type="submit" wide busy={opening.isPending}>
        {m.papers_show()}
      </Button>
    </form>
  );
}
