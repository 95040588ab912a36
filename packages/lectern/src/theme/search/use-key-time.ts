import { useRef } from 'react';

/** A text that changes so soon after a key (ms) was changed by it. */
const OF_KEY = 50;

/** Tells when a text was typed: a slow machine takes a while from the key to what it types. */
export function useKeyTime() {
  const pressed = useRef(0);
  return {
    press: ({ timeStamp }: { timeStamp: number }): void => {
      pressed.current = timeStamp;
    },
    /** Time of the key of an event, where it has one, else its own. */
    timeOf: ({ timeStamp }: { timeStamp: number }): number =>
      timeStamp - pressed.current < OF_KEY ? pressed.current : timeStamp,
  };
}
