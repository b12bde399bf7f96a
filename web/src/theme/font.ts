/**
 * Where Figtree's stylesheet is: at the public font host, or, in a build with `VITE_FONT=self`, the file
 * web/public/fonts/figtree.css, which then takes its font files from our own origin.
 * Text is painted at once in the fallback and swapped when the font arrives.
 */
export const fontStylesheet =
  import.meta.env.VITE_FONT === "self"
    ? "/fonts/figtree.css"
    : "https://fonts.googleapis.com/css2?family=Figtree:wght@400..700&display=swap";

/** Where the public font host's stylesheet takes its files from; null where nobody asks it. */
export const fontFilesOrigin =
  import.meta.env.VITE_FONT === "self" ? null : "https://fonts.gstatic.com";

/** The name of the `<meta>` that tells the script in the head where the stylesheet is. */
export const fontMeta = "font-stylesheet";

/** Figtree, then system fonts stretched to its measure, so that nothing moves when it arrives. */
export const fontStack =
  "Figtree, 'Figtree Arial', 'Figtree Roboto', system-ui, -apple-system, 'Segoe UI', sans-serif";
