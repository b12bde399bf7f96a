import "@mui/material/styles";

/** The brand's additional colors, available as `theme.vars.palette.tint` and in `sx`. */
interface BrandPalette {
  /** A sage tint behind grouped content. */
  tint: string;
  /** What lies on the tint. */
  raised: string;
  /** Borders of fields and controls. */
  outline: string;
}

declare module "@mui/material/styles" {
  /**
   * Declares that `theme.vars` is always defined, because the theme uses CSS variables everywhere.
   */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends BrandPalette {}
  interface PaletteOptions extends Partial<BrandPalette> {}
  interface ThemeVars {
    palette: Palette;
  }
}
