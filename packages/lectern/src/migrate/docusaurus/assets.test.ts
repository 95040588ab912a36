import { describe, expect, it } from 'vitest';
import { withAssets } from './assets.ts';

const changed = (code: string) => withAssets(code, 'a.jsx', '@site/runtime');

describe('images in components', () => {
  it('are imported instead of required', () => {
    expect(
      changed("import x from 'x';\n\nconst list = [require('./a.png').default, require('./b.webp')];\n"),
    ).toEqual({
      code:
        "import x from 'x';\nimport file1 from './a.png';\nimport file2 from './b.webp';\n\n" +
        'const list = [file1, file2];\n',
      hasDrawings: false,
    });
  });

  it('are components if they are SVG files', () => {
    expect(changed("export default [{ Svg: require('@site/static/a.svg').default }];")).toEqual({
      code:
        "import { drawing } from '@site/runtime';\nimport file1 from '@site/static/a.svg';\n" +
        'const Drawing1 = drawing(file1);\n\nexport default [{ Svg: Drawing1 }];',
      hasDrawings: true,
    });
  });

  it('get names that the code does not use', () => {
    expect(changed("const file1 = 1;\nexport default [file1, require('./a.png')];\n").code).toBe(
      "import file1_ from './a.png';\n\nconst file1 = 1;\nexport default [file1, file1_];\n",
    );
  });

  it('share the import of the runtime file', () => {
    const code =
      "import { Link, Layout } from '@site/runtime';\nexport default require('./a.svg').default;\n";
    expect(changed(code).code).toBe(
      "import { Link, Layout, drawing } from '@site/runtime';\nimport file1 from './a.svg';\n" +
        'const Drawing1 = drawing(file1);\nexport default Drawing1;\n',
    );
  });

  it('stay imports of URLs unless an element has their name', () => {
    const url = "import logo from './logo.svg';\nexport default () => <img src={logo} />;";
    expect(changed(url)).toEqual({ code: url, hasDrawings: false });
    expect(changed("import Logo from './logo.svg';\nexport default () => <Logo width={20} />;")).toEqual({
      code:
        "import LogoFile from './logo.svg';\nimport { drawing } from '@site/runtime';\n" +
        'const Logo = drawing(LogoFile);\nexport default () => <Logo width={20} />;',
      hasDrawings: true,
    });
  });

  it('leave other code alone', () => {
    const code = "const pkg = require('./package.json');\nexport default pkg;";
    expect(changed(code)).toEqual({ code, hasDrawings: false });
  });
});
