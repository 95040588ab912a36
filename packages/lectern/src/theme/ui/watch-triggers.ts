/** Delay in ms before a floating box is shown or hidden after the pointer or focus moved (SPEC 9). */
export const DELAY = 100;

/** One kind of floating box, and how it opens. */
export interface Floating {
  /** Selector for the elements that open a box. */
  selector: string;
  /** Triggers of an element without `data-trigger`: any of `hover focus click contextmenu`. */
  triggers: string;
  delay?: number;
  /** Returns the box of an element while it is shown. The pointer may rest in it. */
  boxOf(opener: HTMLElement): HTMLElement | null;
  /** Returns false if there is nothing to show or it is already shown. */
  show(opener: HTMLElement): boolean;
  hide(opener: HTMLElement): void;
  /** Whether the opener's own click toggles the box. A click on a box that hovering has opened must keep it open. */
  isToggle?: boolean;
}

/**
 * Shows and hides boxes by their triggers (SPEC 4), with one set of listeners for the whole document. Touch sends no
 * hover events, so a tap opens boxes there.
 *
 * @returns a function that removes the listeners
 */
export function watchTriggers(floating: Floating): () => void {
  const { boxOf, isToggle } = floating;
  const shown = createShown(floating);
  const done = new AbortController();
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    // Clicks are captured, so that this runs before other listeners: the popover polyfill would close a box that this
    // keeps open.
    document.addEventListener(type, listener, { signal: done.signal, capture: type === 'click' });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') shown.setLater(shown.openerOf(target, 'hover'));
  });
  on('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) shown.setLater(shown.openerOf(target, 'focus'));
  });
  on('focusout', ({ relatedTarget }) => {
    if (shown.opener && shown.openerOf(relatedTarget, 'focus') !== shown.opener) shown.setLater(null);
  });
  on('click', (event) => {
    const target = event.target as Element;
    const opener = shown.openerOf(target, '');
    if (isToggle && opener && opener === shown.opener && opener.contains(target)) {
      event.preventDefault();
      shown.forget();
    }
    if (isToggle || (opener && boxOf(opener)?.contains(target))) return;
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    const answers = shown.openerOf(target, 'click') ?? (isTouch ? shown.openerOf(target, 'hover') : null);
    shown.set(answers === shown.opener ? null : answers);
  });
  on('contextmenu', (event) => {
    const opener = shown.openerOf(event.target, 'contextmenu');
    if (!opener) return;
    event.preventDefault();
    shown.set(opener === shown.opener ? null : opener);
  });
  on('keydown', ({ key }) => {
    if (key === 'Escape') shown.set(null);
  });
  const leave = () => shown.setLater(null);
  document.documentElement.addEventListener('pointerleave', leave, { signal: done.signal });
  return () => done.abort();
}

/** Manages the box that is shown, and the one that will be shown next. */
function createShown({ selector, triggers, delay = DELAY, boxOf, show, hide }: Floating) {
  let opener: HTMLElement | null = null;
  let timer = 0;

  function set(next: HTMLElement | null): void {
    clearTimeout(timer);
    if (next === opener) return;
    if (opener) hide(opener);
    opener = next && show(next) ? next : null;
  }

  return {
    get opener() {
      return opener;
    },
    set,
    setLater(next: HTMLElement | null): void {
      clearTimeout(timer);
      if (next !== opener) timer = window.setTimeout(set, next ? delay : DELAY, next);
    },
    /** Leaves the box to its opener's own click. */
    forget(): void {
      opener = null;
    },
    /** Returns the opener that a target belongs to, itself or through its box, if the opener reacts to the trigger. */
    openerOf(target: EventTarget | null, trigger: string): HTMLElement | null {
      if (!(target instanceof Element)) return null;
      if (opener && boxOf(opener)?.contains(target)) return opener;
      const found = target.closest<HTMLElement>(selector);
      return found && (found.dataset.trigger ?? triggers).includes(trigger) ? found : null;
    },
  };
}
