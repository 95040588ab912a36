/** The clock that a disk takes the times of files from may be behind ours (ms). */
export const CLOCK_STEP = 20;
