import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionStore } from '#web/api/session.ts';

/** Loaded once, so that typed text is not overwritten; the next visit loads the profile again. */
export function useEditedProfile<Profile>(queryKey: readonly string[], load: () => Promise<Profile>) {
  const client = useQueryClient();
  const profile = useQuery({
    queryKey,
    queryFn: load,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  const saved = (newToken: string, phone: string, now: Profile) => {
    sessionStore.logIn(newToken, phone);
    void client.invalidateQueries({ refetchType: 'none' }); // name, photo and fee are on other screens too
    client.setQueryData<Profile>(queryKey, now);
  };
  return { profile, saved };
}
