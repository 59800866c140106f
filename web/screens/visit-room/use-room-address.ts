import { useLocation, useSearchParams } from 'react-router';

/** Where the address says whose video room is open. */
const parameter = 'room';

export interface VisitRoomAddress {
  /** The visit whose room is open on this screen; null when none is. */
  readonly room: string | null;
  readonly enter: (appointmentId: string) => void;
  readonly leave: () => void;
}

/**
 * Which video room is open over a screen. The address says so, so that a reload leads back into it (F-12);
 * what the browser remembers of earlier pages stays as it is.
 */
export function useVisitRoom(): VisitRoomAddress {
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
