import { useSite, withBase } from '../../client/index.ts';
import { Svg } from './Svg.tsx';

/** Decorative icon from the content of a page: path of an image, SVG source, or a character. */
export function Icon({ icon }: { icon: string }) {
  const { base } = useSite();
  if (icon.startsWith('<svg')) return <Svg className="card-icon" svg={icon} isDecor />;
  const isImage = /^(?:\/|https?:)/.test(icon);
  return (
    <span className="card-icon" aria-hidden="true">
      {isImage ? <img src={withBase(base, icon)} alt="" width={28} height={28} /> : icon}
    </span>
  );
}
