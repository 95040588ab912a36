import { Content, usePage, useSite } from '../../client/index.ts';
import { Slot } from '../Slot.tsx';
import { Link } from '../ui/Link.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** Home page: hero, features, the page's own content if it has any, and a footer with the sections of the site. */
export function HomePage() {
  const { hero, features, footer } = usePage().frontmatter;
  const sections = useSite().theme.nav.flatMap(({ link, text }) => (link ? [{ link, text }] : []));
  return (
    <>
      <main className="home" id="lectern-content" tabIndex={-1}>
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
          <ul>
            {sections.map(({ link, text }) => (
              <li key={link}>
                <Link href={link}>{text}</Link>
              </li>
            ))}
          </ul>
          <SiteFooter />
        </footer>
      )}
    </>
  );
}
