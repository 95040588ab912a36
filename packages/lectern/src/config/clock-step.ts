/** How far the clock that sets file times may lag behind the clock of this process (ms). */
export const CLOCK_STEP = 20;
