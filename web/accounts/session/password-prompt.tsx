import { useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/fields/person/password-field.tsx';
import { onPasswordNeeded } from './request-password.ts';

interface Question {
  readonly why: string;
  readonly send: (password: string) => Promise<Response>;
  readonly resolve: (answer: Response | null) => void;
  readonly reject: (error: unknown) => void;
}

const passwordRefusals = ['wrong_password', 'too_many_attempts', 'desk_session'];

/**
 * At a shared front desk, where a PIN was enough to log in, asks for the password over the page before
 * actions beyond the work of the desk, then continues with the action.
 */
export function PasswordPrompt({ name }: { readonly name: string }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  useEffect(
    () =>
      onPasswordNeeded(
        ({ message: why }, send) =>
          new Promise((resolve, reject) => {
            setQuestions((asked) => [...asked, { why, send, resolve, reject }]);
          }),
      ),
    [],
  );
  const [first] = questions;
  const isOver = () => setQuestions((asked) => asked.slice(1));
  return first && <PasswordQuestion key={questions.length} name={name} question={first} onOver={isOver} />;
}

interface PasswordQuestionProps {
  readonly name: string;
  readonly question: Question;
  readonly onOver: () => void;
}

function PasswordQuestion({ name, question, onOver }: PasswordQuestionProps) {
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const answer = (settle: () => void) => {
    settle();
    onOver();
  };
  const { run, isPending, problem } = useCommand(() => question.send(password), {
    inPlace: true,
    onDone: (response) => answer(() => question.resolve(response)),
    onFailed: (error) => {
      if (error instanceof ApiError && !passwordRefusals.includes(error.code))
        answer(() => question.reject(error));
    },
  });
  return (
    <Dialog
      open
      onClose={() => answer(() => question.resolve(null))}
      title={m.team_ask_password()}
      initialFocus={field}
    >
      <form
        className="stack-3"
        aria-label={m.team_ask_password()}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <p>{question.why}</p>
        <PasswordField
          label={m.team_switch_password({ name })}
          autoComplete="off"
          ref={field}
          value={password}
          error={problem ?? undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" busy={isPending}>
          {m.team_switch_enter()}
        </Button>
      </form>
    </Dialog>
  );
}
