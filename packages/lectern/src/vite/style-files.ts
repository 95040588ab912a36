/** Ids of stylesheets; those with a query are values for scripts. */
export const STYLE = /\.(?:css|scss|sass|less|styl)$/;
