import { HowItWorks } from './how-it-works.tsx';
import { HomePrograms } from './programs.tsx';
import { HomeShop } from './shop.tsx';
import { HomeVoices } from './voices.tsx';

/** The sections below the doctors; they need neither router nor data and are hydrated on their own. */
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
