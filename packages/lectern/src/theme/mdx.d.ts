/**
 * What MDX pages use without an import, by the name under which MDX's language server looks for it. A project adds its
 * own: `declare global { interface MDXProvidedComponents { Chart: typeof Chart } }`.
 */
interface MDXProvidedComponents
  extends Omit<
    typeof import('./index.ts'),
    'globalUIComponents' | 'slots' | 'search' | 'placeBox' | 'watchTriggers'
  > {}
