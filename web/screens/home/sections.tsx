import type { HomeContent } from '#contract/site/home.ts';
import { HowItWorks } from './how-it-works.tsx';
import { HomePrograms } from './programs.tsx';
import { HomeShop } from './shop.tsx';
import { HomeTestimonials } from './voices.tsx';

/** The sections below the doctors; they need no router and are hydrated on their own. */
export function HomeSections({ content }: { readonly content: HomeContent }) {
  return (
    <>
      <HowItWorks />
      <HomePrograms content={content} />
      <HomeShop />
      <HomeTestimonials content={content} />
    </>
  );
}
