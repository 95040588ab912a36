import { useEffect, useState } from 'react';

/** Interval in ms (SPEC 9). */
const THROTTLE = 200;

/**
 * Computes a value from the scroll position, at most every 200 ms and once after the last scroll event.
 *
 * @param read receives the current and the previous position, and the previous value
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
