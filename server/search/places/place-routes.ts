import { citiesByPrefixEndpoint, placeAtEndpoint, placeByPincodeEndpoint } from '#contract/search/places.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { findPincode } from './find-pincode.ts';
import { findCities, findPlaceAt } from './find-place.ts';

export function placeRoutes(mount: Mount, { reads }: Deps): void {
  mount(citiesByPrefixEndpoint, async ({ input: { query } }) => {
    const cities = await findCities(reads, query.namePrefix, query.limit);
    return {
      data: cities.map(({ name, region, country, location }) => ({
        city: name,
        region,
        country,
        latitude: location.y,
        longitude: location.x,
      })),
    };
  });

  mount(placeAtEndpoint, ({ input: { query } }) => findPlaceAt(reads, query.latitude, query.longitude));

  mount(
    placeByPincodeEndpoint,
    async ({ input: { params } }) => (await findPincode(params.pincode)) ?? { city: null, state: null },
  );
}
