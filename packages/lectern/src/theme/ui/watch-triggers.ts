/** SPEC 9: what floats is shown and hidden 0.1 s after the pointer or focus came or went. */
export const DELAY = 100;

/** One kind of floating box: what opens it, and how. */
export interface Floating {
  /** Matches the elements that open one. */
  selector: string;
  /** Triggers of an element without `data-trigger`: any of `hover focus click contextmenu`. */
  triggers: string;
  delay?: number;
  /** The box of an element while it is shown: the pointer may rest in it. */
  boxOf(opener: HTMLElement): HTMLElement | null;
  /** Answers false when there is nothing to show, or it is there already. */
  show(opener: HTMLElement): boolean;
  hide(opener: HTMLElement): void;
  /** The opener's own click toggles the box: a click on one that hovering has shown shall keep it. */
  isToggle?: boolean;
}

/**
 * Shows and hides boxes by the triggers of SPEC 4, with one set of listeners for the whole document. Touch
 * sends no hover: there a tap is the click that opens.
 *
 * @returns a function that takes the listeners off
 */
export function watchTriggers(floating: Floating): () => void {
  const { selector, triggers, delay = DELAY, boxOf, isToggle } = floating;
  const done = new AbortController();
  let shown: HTMLElement | null = null;
  let timer = 0;

  function openerOf(target: EventTarget | null, trigger: string): HTMLElement | null {
    if (!(target instanceof Element)) return null;
    if (shown && boxOf(shown)?.contains(target)) return shown;
    const opener = target.closest<HTMLElement>(selector);
    return opener && (opener.dataset.trigger ?? triggers).includes(trigger) ? opener : null;
  }

  function set(opener: HTMLElement | null): void {
    clearTimeout(timer);
    if (opener === shown) return;
    if (shown) floating.hide(shown);
    shown = opener && floating.show(opener) ? opener : null;
  }

  function setLater(opener: HTMLElement | null): void {
    clearTimeout(timer);
    if (opener !== shown) timer = window.setTimeout(set, opener ? delay : DELAY, opener);
  }

  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, { signal: done.signal });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') setLater(openerOf(target, 'hover'));
  });
  on('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) setLater(openerOf(target, 'focus'));
  });
  on('focusout', ({ relatedTarget }) => {
    if (shown && openerOf(relatedTarget, 'focus') !== shown) setLater(null);
  });
  on('click', (event) => {
    const opener = openerOf(event.target, '');
    if (isToggle && opener && opener === shown && opener.contains(event.target as Node)) {
      event.preventDefault();
      shown = null;
    }
    if (isToggle || (opener && boxOf(opener)?.contains(event.target as Node))) return;
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    const answers = openerOf(event.target, 'click') ?? (isTouch ? openerOf(event.target, 'hover') : null);
    set(answers === shown ? null : answers);
  });
  on('contextmenu', (event) => {
    const opener = openerOf(event.target, 'contextmenu');
    if (opener) event.preventDefault();
    if (opener) set(opener === shown ? null : opener);
  });
  on('keydown', ({ key }) => {
    if (key === 'Escape') set(null);
  });
  document.documentElement.addEventListener('pointerleave', () => setLater(null), { signal: done.signal });
  return () => done.abort();
}
