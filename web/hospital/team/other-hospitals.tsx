import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';
import { OtherPlaces } from './own-account.tsx';

/** In the menu of the account, the way to the other hospitals on whose staff one is (M-01); nothing without one. */
export function OtherHospitals() {
  const call = useCall();
  const place = useQuery({ queryKey: ['team', 'own'], queryFn: () => call('GET /hospital/me') });
  return place.data ? <OtherPlaces place={place.data} /> : null;
}
