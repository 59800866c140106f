import { useEffect, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './patient-files.module.css';

interface PictureDialogProps {
  readonly title: string;
  /** Null while it is closed. */
  readonly picture: Blob | null;
  readonly onClose: () => void;
}

/** A stored picture at window size; it has no URL of its own that could be shared. */
export function PictureDialog({ title, picture, onClose }: PictureDialogProps) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [picture]);
  return (
    <Dialog open={picture !== null} onClose={onClose} title={title} wide>
      {url && <img className={`block rounded-small ${styles.picture}`} src={url} alt={title} />}
    </Dialog>
  );
}
