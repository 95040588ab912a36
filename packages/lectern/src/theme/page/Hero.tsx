import { type Hero as HeroData, useSite } from '../../client/index.ts';
import { ShellBlock } from '../mdx/CodeBlock.tsx';
import { Link } from '../ui/Link.tsx';
import { ThemedImage } from '../ui/ThemedImage.tsx';

/** Width and height in px (SPEC 9). */
const IMAGE_SIZE = 375;

export function Hero({ hero }: { hero: HeroData }) {
  const { title } = useSite();
  const { name = title, text, tagline, command, image, actions = [] } = hero;
  return (
    <section className="hero">
      <div>
        <h1>
          {name}
          {text && <span className="hero-text">{` ${text}`}</span>}
        </h1>
        {tagline && <p className="hero-tagline">{tagline}</p>}
        {command && <ShellBlock command={command} />}
        {actions.length > 0 && (
          <p className="hero-actions">
            {actions.map((action) => (
              <Link
                key={action.link}
                className="button"
                data-kind={action.theme ?? 'brand'}
                href={action.link}
              >
                {action.text}
              </Link>
            ))}
          </p>
        )}
      </div>
      {image && (
        <ThemedImage
          src={image.src}
          alt={image.alt ?? ''}
          width={IMAGE_SIZE}
          height={IMAGE_SIZE}
          fetchPriority="high"
        />
      )}
    </section>
  );
}
