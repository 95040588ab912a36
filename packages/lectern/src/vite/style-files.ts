/** Ids of stylesheets. A stylesheet with a query is a value for scripts, and does not match. */
export const STYLE = /\.(?:css|scss|sass|less|styl)$/;

/** Ids of stylesheets whose class names are exports. */
export const CSS_MODULE = /\.module\.(?:css|scss|sass|less|styl)$/;
