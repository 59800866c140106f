import { HomePrograms } from './home-programs.tsx';
import { HomeShop } from './home-shop.tsx';
import { HomeVoices } from './home-voices.tsx';
import { HowItWorks } from './how-it-works.tsx';

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
