import { watchMain } from './main-watch.ts';

// This thread does nothing else, so only the timer keeps it alive (`startMainWatch`).
watchMain()?.ref();
