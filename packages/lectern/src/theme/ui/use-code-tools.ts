import { useEffect } from 'react';
import { useSite } from '../../client/index.ts';
import { codeText } from './code-text.ts';

/** Time in ms for which a copy button shows its success (SPEC 9). */
const COPIED_MS = 2000;

/**
 * Handles the copy and wrap buttons of all code blocks, the copy button of the page, and the anchors of headings,
 * including those in islands, with one listener.
 */
export function useCodeTools(say: (message: string) => void): void {
  const { copied, linkCopied, copyRefused } = useSite().theme.labels;
  useEffect(() => {
    const showCopied = showingSuccess(say);

    const copyCode = (code: Element, button: HTMLElement) =>
      copyText(codeText(code)).then(
        () => showCopied(button, copied),
        // Without permission or https, the code is selected, so that the reader can press Ctrl+C.
        () => {
          getSelection()?.selectAllChildren(code);
          say(copyRefused);
        },
      );

    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const anchor = target.closest<HTMLAnchorElement>('a.header-anchor');
      // The anchor also navigates to the heading, so a failed copy is no loss.
      if (anchor)
        copyText(anchor.href).then(
          () => showCopied(anchor, linkCopied),
          () => {},
        );
      const page = target.closest<HTMLButtonElement>('.page-copy');
      // If the page cannot be copied, its Markdown file is opened.
      if (page)
        copyFile(page.value).then(
          () => showCopied(page, copied),
          () => location.assign(page.value),
        );
      const button = target.closest<HTMLElement>('.code-copy, .code-wrap, .code-fold');
      const block = button?.closest<HTMLElement>('.code-block');
      const code = block?.querySelector('code');
      if (!button || !block || !code) return;
      if (button.matches('.code-fold')) toggleFold(button);
      else if (button.matches('.code-wrap')) toggleWrap(block, button);
      else copyCode(code, button);
    };

    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [say, copied, linkCopied, copyRefused]);
}

/** Returns a function that marks a button for a while and announces a message. Another copy restarts the timer. */
function showingSuccess(say: (message: string) => void) {
  const timers = new Map<Element, number>();
  return (button: HTMLElement, message: string) => {
    clearTimeout(timers.get(button));
    button.dataset.copied = '';
    say(message);
    const hide = () => {
      delete button.dataset.copied;
      say('');
    };
    timers.set(button, window.setTimeout(hide, COPIED_MS));
  };
}

function toggleWrap(block: HTMLElement, button: HTMLElement): void {
  const isWrapped = block.toggleAttribute('data-wrap');
  button.setAttribute('aria-pressed', String(isWrapped));
}

/** Shows or hides the folded lines behind a button. */
function toggleFold(button: HTMLElement): void {
  const isOpen = button.ariaExpanded !== 'true';
  button.setAttribute('aria-expanded', String(isOpen));
  for (let line = button.nextElementSibling; line?.matches('.folded'); line = line.nextElementSibling) {
    line.toggleAttribute('data-shown', isOpen);
  }
}

/** Copies text. Rejects without permission, and if the browser has no clipboard. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Copies a file. The clipboard gets a promise, since browsers reject writes that start after the click event. */
async function copyFile(url: string): Promise<void> {
  const file = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.text();
  });
  const text = file.then((content) => new Blob([content], { type: 'text/plain' }));
  await Promise.all([file, navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])]);
}
