import type { HomeContent } from '#contract/site/home-content.ts';
import { HomePrograms } from './home-programs.tsx';
import { HomeShop } from './home-shop.tsx';
import { HomeTestimonials } from './home-testimonials.tsx';
import { HowItWorks } from './how-it-works.tsx';

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
