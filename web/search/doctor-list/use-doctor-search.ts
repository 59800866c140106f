import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { type DoctorSearch, doctorsPath } from '#web/ui/paths.ts';
import { type Place, usePlace } from '#web/ui/place.ts';
import { changeSearch, parseDoctorSearch } from './search-params.ts';

const samePlace = (a: Place, b: Place | null) => a.latitude === b?.latitude && a.longitude === b.longitude;

/** The search in the URL whose list is loaded for a place, and the one that is chosen and may still load. */
export function useDoctorSearch(place: Place | null) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { revalidate, state } = useRevalidator();

  // The server only knows the place of the cookie; this browser's place wins.
  const here = usePlace();
  useEffect(() => {
    if (here && !samePlace(here, place)) void revalidate();
  }, [here, place, revalidate]);

  const coming = navigation.location?.pathname.endsWith('/doctors-available') ? navigation.location : null;
  const search = parseDoctorSearch(new URLSearchParams(location.search));
  // A new choice is shown immediately, before its list has loaded.
  const chosen = coming ? parseDoctorSearch(new URLSearchParams(coming.search)) : search;
  return {
    search,
    chosen,
    loading: state === 'loading' || coming !== null,
    reload: () => void revalidate(),
    change: (change: DoctorSearch) => {
      // Synchronously, so that a second choice before the next frame builds on this one.
      const options = { preventScrollReset: true, flushSync: true };
      void navigate(doctorsPath(changeSearch(chosen, change)), options);
    },
  };
}
