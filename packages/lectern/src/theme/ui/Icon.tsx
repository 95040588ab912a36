import { useSite, withBase } from '../../client/index.ts';

/** An icon that content names: path of an image, SVG source, or a character. It only adorns. */
export function Icon({ icon }: { icon: string }) {
  const { base } = useSite();
  if (icon.startsWith('<svg')) {
    return <span className="card-icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icon }} />;
  }
  const isImage = /^(?:\/|https?:)/.test(icon);
  return (
    <span className="card-icon" aria-hidden="true">
      {isImage ? <img src={withBase(base, icon)} alt="" width={28} height={28} /> : icon}
    </span>
  );
}
