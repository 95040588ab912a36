import { useRef } from 'react';

/** Time in ms after a key. A text that changes within it was changed by that key. */
const OF_KEY = 50;

/** Returns when a text was typed: on a slow machine there is a delay between a key and its text. */
export function useKeyTime() {
  const pressed = useRef(0);
  return {
    press: ({ timeStamp }: { timeStamp: number }): void => {
      pressed.current = timeStamp;
    },
    /** Time of the key that caused an event, if there is one, otherwise the event's own time. */
    timeOf: ({ timeStamp }: { timeStamp: number }): number =>
      timeStamp - pressed.current < OF_KEY ? pressed.current : timeStamp,
  };
}
