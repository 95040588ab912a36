/** Imports a package of this folder: Node resolves imports relative to the importing module. */
export const load = (name) => import(name);
