export type Placement = 'top' | 'bottom' | 'left' | 'right';

const GAP = 6;

/**
 * Positions a fixed box next to an element: on the wanted side, or on the opposite side if there is no room, and always
 * inside the window.
 */
export function placeBox(box: HTMLElement, anchor: DOMRect, wanted: Placement): void {
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const isRow = wanted === 'left' || wanted === 'right';
  const size = isRow ? width : height;
  const before = (isRow ? anchor.left : anchor.top) - size - GAP;
  const after = (isRow ? anchor.right : anchor.bottom) + GAP;
  const end = isRow ? clientWidth : clientHeight;
  const wantsBefore = wanted === 'top' || wanted === 'left';
  const along = wantsBefore ? (before >= 0 ? before : after) : after + size <= end ? after : before;
  const left = isRow ? along : anchor.left + anchor.width / 2 - width / 2;
  const top = isRow ? anchor.top + anchor.height / 2 - height / 2 : along;
  box.style.left = `${clamp(left, clientWidth - width - GAP)}px`;
  box.style.top = `${clamp(top, clientHeight - height - GAP)}px`;
}

function clamp(value: number, max: number): number {
  return Math.max(GAP, Math.min(value, max));
}
