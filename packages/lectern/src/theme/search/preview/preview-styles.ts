import styles from './preview.css?inline';

/** Adds the styles that are loaded with the preview. */
export function addPreviewStyles(): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
}
