import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';
import { OtherPlaces } from './own-account.tsx';

/** Links to the other hospitals whose staff the user belongs to, in the account menu; empty without any. */
export function OtherHospitals() {
  const call = useCall();
  const place = useQuery({ queryKey: ['team', 'own'], queryFn: () => call('GET /hospital/me') });
  return place.data ? <OtherPlaces place={place.data} /> : null;
}
