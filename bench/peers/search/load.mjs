/** A package of this folder: a module's imports are looked for from where it is. */
export const load = (name) => import(name);
