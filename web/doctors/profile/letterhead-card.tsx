import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import type { Letterhead, LetterheadImage } from '#contract/letterheads.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../../api/context.tsx';
import { sentenceOf } from '../../api/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { FieldCard } from '../../ui/forms/field-card.tsx';
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
        <div key={image} className={styles.image}>
          {data?.[image] && <img src={data[image]} alt={name()} />}
          <PictureButton busy={busy === image} onChoose={(file) => void save(image, file)}>
            {choose()}
          </PictureButton>
          {data?.[image] && (
            <Button look="quiet" disabled={busy !== null} onClick={() => void save(image, null)}>
              {remove()}
            </Button>
          )}
        </div>
      ))}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </FieldCard>
  );
}

interface PictureButtonProps {
  readonly busy: boolean;
  readonly onChoose: (file: File) => void;
  readonly children: string;
}

function PictureButton({ busy, onChoose, children }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = ''; // the same file may be chosen again
    if (file) onChoose(file);
  };
  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden aria-label={children} onChange={take} />
      <Button look="quiet" busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
