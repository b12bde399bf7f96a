import "@mui/material/styles";

/** The brand's own colours beside MUI's: reachable as `theme.vars.palette.tint` and in `sx`. */
interface BrandPalette {
  /** A wash of sage behind what belongs together. */
  tint: string;
  /** Borders of fields and controls. */
  outline: string;
}

declare module "@mui/material/styles" {
  /** The theme is CSS variables everywhere: `theme.vars` is always there. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends BrandPalette {}
  interface PaletteOptions extends Partial<BrandPalette> {}
  interface ThemeVars {
    palette: Palette;
  }
}
