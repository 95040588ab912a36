import styles from './search.css?inline';

/**
 * Adds the styles that are loaded with the dialog, so that no page has to load them (DESIGN decision 10: 10 kB of CSS).
 */
export function addSearchStyles(): void {
  if (document.getElementById('lectern-search-styles')) return;
  const style = Object.assign(document.createElement('style'), {
    id: 'lectern-search-styles',
    textContent: styles,
  });
  document.head.append(style);
}
