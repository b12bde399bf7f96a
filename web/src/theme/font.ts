/**
 * The address of Figtree's stylesheet: the public font host or, in a build with `FONT=self`,
 * one that web/build/ownFont.ts adds, which loads the font files from our own origin. Text renders in the
 * fallback font first and is swapped when the font arrives.
 */
export const fontStylesheet =
  import.meta.env.VITE_FONT === "self"
    ? "/fonts/figtree.css"
    : "https://fonts.googleapis.com/css2?family=Figtree:wght@400..700&display=swap";

/** The origin of the public font host's files; null if the build does not use that host. */
export const fontFilesOrigin =
  import.meta.env.VITE_FONT === "self" ? null : "https://fonts.gstatic.com";

/** The name of the `<meta>` that contains the stylesheet's address for the head script. */
export const fontMeta = "font-stylesheet";

/**
 * Figtree, then system fonts scaled to its metrics, so that the layout does not shift when it
 * arrives.
 */
export const fontStack =
  "Figtree, 'Figtree Arial', 'Figtree Roboto', system-ui, -apple-system, 'Segoe UI', sans-serif";
