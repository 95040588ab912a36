import { type Product, useLocale, useSite, withBase } from '../../client/index.ts';
import { Link } from '../ui/Link.tsx';
import { Popover } from '../ui/Popover.tsx';

/**
 * Menu of tools that are related to the documented one (SPEC 1). Their texts exist in Chinese and in English. All other
 * languages use the English texts.
 */
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

function ProductLink({ product, base, isChinese }: { product: Product; base: string; isChinese: boolean }) {
  const { name, desc, descEn, logo, logoScale = 1, url, urlEn = url } = product;
  return (
    <li>
      <Link className="product" href={isChinese ? url : urlEn}>
        <img
          src={withBase(base, logo)}
          alt=""
          width={32}
          height={32}
          style={{ scale: logoScale }}
          loading="lazy"
        />
        <strong>{name}</strong>
        <span>{isChinese ? desc : descEn}</span>
      </Link>
    </li>
  );
}
