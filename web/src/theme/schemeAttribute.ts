/** The attribute of `<html>` with the color scheme; the script in the head sets it first. */
export const schemeAttribute = "data-theme";
