/** The attribute of `<html>` that names the colour scheme; the script in the head sets it first. */
export const schemeAttribute = "data-theme";
