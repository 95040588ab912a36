import { useEffect, useState } from 'react';

/** SPEC 9. */
const THROTTLE = 200;

/**
 * Reads something from the scroll position, at most every 200 ms and once after the last move.
 *
 * @param read gets the present and the previous position, and the value read there
 */
export function useScroll<T>(read: (y: number, previous: number, value: T) => T, initial: T): T {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    let timer = 0;
    let previous = 0;
    const update = () => {
      timer = 0;
      const y = window.scrollY;
      const before = previous;
      previous = y;
      setValue((old) => read(y, before, old));
    };
    const onScroll = () => {
      timer ||= window.setTimeout(update, THROTTLE);
    };
    update();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [read]);
  return value;
}
