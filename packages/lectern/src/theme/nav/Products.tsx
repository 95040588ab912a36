import { type Product, useLocale, useSite, withBase } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';
import { Popover } from '../ui/Popover.tsx';

/** Sibling tools of the one documented (SPEC 1): words in Chinese and in English, which other languages get. */
export function Products() {
  const { base, theme } = useSite();
  const isChinese = /^zh\b/i.test(useLocale().tag);
  const { products, labels } = theme;
  if (products.length === 0) return null;
  return (
    <Popover
      name={labels.products}
      label={<span className="icon icon-grid" />}
      title={labels.products}
      className="tool products"
    >
      <ul className="product-list">
        {products.map((product) => (
          <ProductLink key={product.name} product={product} base={base} isChinese={isChinese} />
        ))}
      </ul>
    </Popover>
  );
}

/** Of a logo whose scale is 1, in CSS pixels: that of its box (`nav.css`). */
const LOGO_SIZE = 32;

function ProductLink({ product, base, isChinese }: { product: Product; base: string; isChinese: boolean }) {
  const { name, desc, descEn, logo, logoScale = 1, url, urlEn = url } = product;
  const size = Math.round(LOGO_SIZE * logoScale);
  return (
    <li>
      <Link className="product" href={isChinese ? url : urlEn}>
        {/* Its size by attributes: a policy may allow no inline style. */}
        <div className="product-logo">
          <img src={withBase(base, logo)} alt="" width={size} height={size} loading="lazy" />
        </div>
        <strong>{name}</strong>
        <span>{isChinese ? desc : descEn}</span>
      </Link>
    </li>
  );
}
