/**
 * The attribute of `<html>` with the visitor's own language, if the page is in another and the site
 * has theirs.
 */
export const offerAttribute = "data-offer";
