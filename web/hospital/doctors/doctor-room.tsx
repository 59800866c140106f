import { useState } from 'react';
import type { DoctorAtHospital } from '#contract/hospital/hospital-doctors.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { everything, useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { formatRoom } from '#web/ui/format/format-room.ts';
import styles from './doctors.module.css';

export function DoctorRoom({ doctor: { practiceId, name, room } }: { readonly doctor: DoctorAtHospital }) {
  const [typed, setTyped] = useState<string | null>(null);
  const call = useCall();
  const save = useCommand(
    (wanted: string) =>
      call('PUT /hospital/doctors/:practiceId/room', { params: { practiceId }, body: { room: wanted } }),
    { onDone: () => setTyped(null), refresh: everything },
  );
  if (typed === null) {
    return (
      <Button
        look="quiet"
        aria-label={
          room === '' ? `${m.hospital_doctors_room_add()}: ${name}` : m.hospital_doctors_room_change({ name })
        }
        onClick={() => setTyped(room)}
      >
        {room === '' ? m.hospital_doctors_room_add() : formatRoom(room, m.hospital_doctors_room_is)}
      </Button>
    );
  }
  return (
    <form
      className={`row-2 bottom to-end ${styles.room}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save.run(typed);
      }}
    >
      <Field
        label={m.hospital_doctors_room()}
        autoComplete="off"
        autoFocus
        maxLength={60}
        optional
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
      />
      <Button type="submit" busy={save.isPending}>
        {m.settings_save()}
      </Button>
    </form>
  );
}
