import { type LetterheadImage, type Paper, paper } from '#contract/doctors/letterheads.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { PaperFields } from '#web/ui/fields/person/paper-fields.tsx';
import { PictureChoice } from '#web/ui/fields/picture-choice.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { FieldCard } from '#web/ui/forms/field-card.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { useLetterhead, useStoreLetterhead } from '../queries.ts';
import styles from './letterhead-card.module.css';

interface ImageChange {
  readonly image: LetterheadImage;
  readonly photo: File | null;
}

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
  const { data } = useLetterhead();
  const saving = useCommand(
    ({ image, photo }: ImageChange) => call('PUT /doctors/letterhead/:image', { params: { image }, photo }),
    { inPlace: true, subject: ({ image }) => image, onDone: useStoreLetterhead() },
  );
  return (
    <FieldCard title={m.papers_letterhead()} note={m.papers_letterhead_note()}>
      {images.map(({ image, name, choose, remove }) => (
        <PictureChoice
          key={image}
          picture={data?.[image] ?? null}
          name={name()}
          choose={choose()}
          remove={remove()}
          busy={saving.pendingFor(image)}
          disabled={saving.isPending}
          onSave={(photo) => void saving.run({ image, photo })}
        />
      ))}
      <FormProblem text={saving.problem} urgent />
      {data && <PaperForm initial={data.paper} />}
    </FieldCard>
  );
}

/** The paper for the doctor's prescriptions, saved by its own button. */
function PaperForm({ initial }: { readonly initial: Paper }) {
  const call = useCall();
  const form = useTypedForm(paper, initial, (body) => call('PUT /doctors/paper', { body }), {
    onDone: useStoreLetterhead(),
  });
  return (
    <CheckedForm state={form} className="stack-3" data-wide submit={m.papers_save()} look="quiet">
      <div className={`stack-3 top ${styles.paper}`}>
        <PaperFields paper={form.typed} errorOf={(field) => form.errors[field]} onChange={form.change} />
      </div>
    </CheckedForm>
  );
}
