import { HowItWorks } from './how-it-works.tsx';
import { HomePrograms } from './programs.tsx';
import { HomeShop } from './shop.tsx';
import { HomeVoices } from './voices.tsx';

/** What stands below the doctors; it needs no router and no data, so that it can come to life on its own. */
export function HomeSections() {
  return (
    <>
      <HowItWorks />
      <HomePrograms />
      <HomeShop />
      <HomeVoices />
    </>
  );
}
