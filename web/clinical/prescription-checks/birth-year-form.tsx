import { type FormEvent, useState } from 'react';
import type { CheckedContent } from '#contract/clinical/prescription-checks.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';

interface BirthYearFormProps {
  readonly checkId: string;
  /** The reason the form, submitted without JavaScript, showed nothing. */
  readonly problem: string | null;
  readonly onOpened: (content: CheckedContent) => void;
}

const yearProblem = (error: unknown) =>
  (error instanceof ApiError && error.problem.fields?.[0]?.message) ||
  getRefusalMessage(error) ||
  m.papers_failed();

/** The birth year unlocks the medicines; works without JavaScript too. */
export function BirthYearForm({ checkId, problem: before, onOpened }: BirthYearFormProps) {
  const call = useCall();
  const [problem, setProblem] = useState(before);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const birthYear = String(new FormData(event.currentTarget).get('birthYear') ?? '');
    setBusy(true);
    setProblem(null);
    try {
      const { content } = await call('POST /prescription-checks/:checkId/open', {
        params: { checkId },
        body: { birthYear },
      });
      onOpened(content);
    } catch (error) {
      setProblem(yearProblem(error));
      setBusy(false);
    }
  };
  return (
    <form
      method="post"
      action={`/rx/${encodeURIComponent(checkId)}`}
      className="stack-3"
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={m.papers_birth_year()}
        hint={m.papers_birth_year_hint()}
        error={problem ?? undefined}
        name="birthYear"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <Button type="submit" wide busy={busy}>
        {m.papers_show()}
      </Button>
    </form>
  );
}
