import { useEffect } from 'react';
import { useSite } from '../../client/index.ts';
import { codeText } from './code-text.ts';

/** How long a copy button shows its success (SPEC 9). */
const COPIED_MS = 2000;

/** One listener serves the copy and wrap buttons of every code block, that of the page, and the anchors of headings, islands' included. */
export function useCodeTools(say: (message: string) => void): void {
  const { copied, linkCopied, copyRefused } = useSite().theme.labels;
  useEffect(() => {
    const showCopied = showingSuccess(say);

    const copyCode = (code: Element, button: HTMLElement) =>
      copyText(codeText(code)).then(
        () => showCopied(button, copied),
        // No permission, or not https: selected, the reader's own Ctrl+C does it.
        () => {
          getSelection()?.selectAllChildren(code);
          say(copyRefused);
        },
      );

    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const anchor = target.closest<HTMLAnchorElement>('a.header-anchor');
      // It leads there as well; a copy that is refused is no loss then.
      if (anchor)
        copyText(anchor.href).then(
          () => showCopied(anchor, linkCopied),
          () => {},
        );
      const page = target.closest<HTMLButtonElement>('.page-copy');
      // What cannot be copied can be looked at.
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

/** Marks a button for a while, and says the message meanwhile. A second copy starts its time again. */
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

/** Rejects without permission, and where the browser offers no clipboard. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** The clipboard gets a promise: a browser takes nothing that comes after the click is over. */
async function copyFile(url: string): Promise<void> {
  const file = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.text();
  });
  const text = file.then((content) => new Blob([content], { type: 'text/plain' }));
  await Promise.all([file, navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])]);
}
