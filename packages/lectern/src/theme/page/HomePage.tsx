import { Content, usePage } from '../../client/index.ts';
import { Slot } from '../Slot.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** Hero, features, the page's own body if it has one, footer. */
export function HomePage() {
  const { hero, features, footer } = usePage().frontmatter;
  return (
    <>
      <main className="home" id="content" tabIndex={-1}>
        <Slot name="beforeHero" />
        {hero && <Hero hero={hero} />}
        <Slot name="afterHero" />
        <Slot name="beforeFeatures" />
        {features && <Features features={features} />}
        <Slot name="afterFeatures" />
        <Content className="prose" />
      </main>
      {footer !== false && (
        <footer className="home-footer">
          <SiteFooter />
        </footer>
      )}
    </>
  );
}
