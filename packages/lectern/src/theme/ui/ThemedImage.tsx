import type { ComponentProps } from 'react';
import { useSite, withBase } from '../../client/index.ts';

type Props = Omit<ComponentProps<'img'>, 'src'> & {
  src: string | { light: string; dark: string };
  alt: string;
};

/** An image that can have a version for each theme. CSS shows the version for the current theme. */
export function ThemedImage({ src, alt, ...rest }: Props) {
  const { base } = useSite();
  const { light, dark } = typeof src === 'string' ? { light: src, dark: src } : src;
  if (light === dark) return <img src={withBase(base, light)} alt={alt} {...rest} />;
  return (
    <>
      <img className="light-only" src={withBase(base, light)} alt={alt} {...rest} />
      <img className="dark-only" src={withBase(base, dark)} alt={alt} {...rest} />
    </>
  );
}
