/**
 * The stylesheet of Figtree at the public font host: the one place that names its address.
 * Text is painted at once in the fallback and swapped when the font arrives.
 */
export const fontStylesheet =
  "https://fonts.googleapis.com/css2?family=Figtree:wght@400..700&display=swap";

/** Where the stylesheet above takes the font files from. */
export const fontFilesOrigin = "https://fonts.gstatic.com";

/** Figtree, then system fonts stretched to its measure, so that nothing moves when it arrives. */
export const fontStack =
  "Figtree, 'Figtree Arial', 'Figtree Roboto', system-ui, -apple-system, 'Segoe UI', sans-serif";
