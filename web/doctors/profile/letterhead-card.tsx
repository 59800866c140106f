import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type LetterheadImage,
  type OwnLetterhead,
  type Paper,
  paper as paperSchema,
} from '#contract/doctors/letterheads.ts';
import { m } from '#messages/messages.js';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { PaperFields } from '#web/ui/fields/person/paper-fields.tsx';
import { PictureChoice } from '#web/ui/fields/picture-choice.tsx';
import { useCall } from '../../api/context.tsx';
import { useCheckedForm } from '../../api/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { FieldCard } from '../../ui/forms/field-card.tsx';
import { FormProblem } from '../../ui/forms/form-problem.tsx';
import { toast } from '../../ui/toasts/toasts.tsx';
import styles from './letterhead-card.module.css';

const key = ['letterhead'];
const images = [
  { image: 'logo', name: m.papers_logo, choose: m.papers_choose_logo, remove: m.papers_remove_logo },
  {
    image: 'signature',
    name: m.papers_signature,
    choose: m.papers_choose_signature,
    remove: m.papers_remove_signature,
  },
] as const;

export function LetterheadCard() {
  const call = useCall();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => call('GET /doctors/letterhead'),
  });
  const [busy, setBusy] = useState<LetterheadImage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (image: LetterheadImage, photo: File | null) => {
    setBusy(image);
    setProblem(null);
    try {
      const { message, ...letterhead } = await call('PUT /doctors/letterhead/:image', {
        params: { image },
        photo,
      });
      client.setQueryData<OwnLetterhead>(key, letterhead);
      toast.good(message);
    } catch (error) {
      setProblem(getRefusalMessage(error) ?? m.session_no_connection());
    }
    setBusy(null);
  };
  return (
    <FieldCard title={m.papers_letterhead()} note={m.papers_letterhead_note()}>
      {images.map(({ image, name, choose, remove }) => (
        <PictureChoice
          key={image}
          picture={data?.[image] ?? null}
          name={name()}
          choose={choose()}
          remove={remove()}
          busy={busy === image}
          disabled={busy !== null}
          onSave={(photo) => void save(image, photo)}
        />
      ))}
      {problem && (
        <p role="alert" className="red">
          {problem}
        </p>
      )}
      {data && <PaperForm initial={data.paper} />}
    </FieldCard>
  );
}

/** The paper for the doctor's prescriptions, saved by its own button. */
function PaperForm({ initial }: { readonly initial: Paper }) {
  const call = useCall();
  const client = useQueryClient();
  const [paper, setPaper] = useState(initial);
  const state = useCheckedForm(paperSchema, async (body) => {
    const { message, ...letterhead } = await call('PUT /doctors/paper', { body });
    client.setQueryData<OwnLetterhead>(key, letterhead);
    toast.good(message);
  });
  return (
    <form
      ref={state.form}
      className={`stack-3 top ${styles.paper}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit(paper);
      }}
    >
      <PaperFields paper={paper} errorOf={(field) => state.errors[field]} onChange={setPaper} />
      <FormProblem text={state.problem} urgent />
      <Button type="submit" look="quiet" busy={state.busy}>
        {m.papers_save()}
      </Button>
    </form>
  );
}
