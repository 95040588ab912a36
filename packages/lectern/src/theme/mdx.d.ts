/**
 * Components that MDX pages can use without an import, under the interface name that MDX's language server reads. A
 * project adds its own: `declare global { interface MDXProvidedComponents { Chart: typeof Chart } }`.
 */
interface MDXProvidedComponents
  extends Omit<
    typeof import('./index.ts'),
    'globalUIComponents' | 'slots' | 'search' | 'placeBox' | 'watchTriggers'
  > {}
