import { watchMain } from './main-watch.ts';

// Nothing else is done here: the timer alone keeps this thread going (`startMainWatch`).
watchMain()?.ref();
