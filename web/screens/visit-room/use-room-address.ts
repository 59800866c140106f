import { useLocation, useSearchParams } from 'react-router';

/** The query parameter with the visit whose room is open. */
const parameter = 'room';

export interface RoomAddress {
  /** Null without an open room. */
  readonly room: string | null;
  readonly enter: (appointmentId: string) => void;
  readonly leave: () => void;
}

/** The open video room, in the URL, so that a reload returns to it. It replaces the history entry. */
export function useRoomAddress(): RoomAddress {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const put = (room: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (room === null) after.delete(parameter);
        else after.set(parameter, room);
        return after;
      },
      { replace: true, preventScrollReset: true, state },
    );
  const asked = search.get(parameter) ?? '';
  return {
    room: /^APT-\d{1,15}$/.test(asked) ? asked : null,
    enter: (appointmentId) => put(appointmentId),
    leave: () => put(null),
  };
}
