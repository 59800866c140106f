import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Letterhead, LetterheadImage } from '#contract/letterheads.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../../api/context.tsx';
import { sentenceOf } from '../../api/use-sending.ts';
import { FieldCard } from '../../ui/forms/field-card.tsx';
import { PictureChoice } from '../../ui/forms/picture-choice.tsx';
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

/** Logo and signature on the doctor's papers; each is saved as soon as it is chosen. */
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
      client.setQueryData<Letterhead>(key, letterhead);
      toast.good(message);
    } catch (error) {
      setProblem(sentenceOf(error) ?? m.session_no_connection());
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
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </FieldCard>
  );
}
