import styles from './preview.css?inline';

/** Styles that come with the preview. */
export function addPreviewStyles(): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
}
