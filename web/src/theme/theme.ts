import { createTheme, type Theme } from "@mui/material/styles";
import { brand, type ColorScheme } from "@salvia/domain/site/brand";

import { components, type Scale } from "./components.ts";
import { fontStack } from "./font.ts";
import { schemeAttribute } from "./themePreference.ts";

/**
 * Creates the product's MUI theme. Both color schemes are CSS variables, so switching re-renders
 * nothing.
 */
export function createSalviaTheme(scale: Scale): Theme {
  return createTheme({
    cssVariables: { cssVarPrefix: "salvia", colorSchemeSelector: `[${schemeAttribute}="%s"]` },
    colorSchemes: { light: { palette: palette("light") }, dark: { palette: palette("dark") } },
    defaultColorScheme: "light",
    shape: { borderRadius: 8 },
    typography: typography(scale),
    transitions: {
      duration: {
        shortest: 120,
        shorter: 140,
        short: 160,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 140,
      },
      easing: { easeInOut: "ease-out", easeOut: "ease-out", easeIn: "ease-out", sharp: "ease-out" },
    },
    components: components(scale),
  });
}

function palette(scheme: ColorScheme) {
  const colors = brand.colors[scheme];
  return {
    primary: {
      main: colors.primary,
      dark: colors.primaryStrong,
      light: colors.tint,
      contrastText: colors.onPrimary,
    },
    secondary: { main: colors.accent, contrastText: colors.onAccent },
    error: { main: colors.error, contrastText: colors.onError },
    warning: { main: colors.warning, contrastText: colors.onWarning },
    info: { main: colors.info, contrastText: colors.onInfo },
    success: { main: colors.primary, contrastText: colors.onPrimary },
    background: { default: colors.ground, paper: colors.surface },
    text: { primary: colors.text, secondary: colors.muted },
    divider: colors.hairline,
    tint: colors.tint,
    // What lies above is lighter: white on a light tint, and in the dark a mix.
    raised:
      scheme === "light"
        ? colors.surface
        : `color-mix(in srgb, ${colors.tint} 92%, ${colors.text})`,
    outline: colors.outline,
  };
}

function typography(scale: Scale) {
  const site = scale === "site";
  const heading = { fontWeight: 650, letterSpacing: "-0.02em", lineHeight: 1.15 };
  return {
    fontFamily: fontStack,
    fontWeightMedium: 550,
    fontWeightBold: 650,
    h1: site
      ? {
          ...heading,
          fontSize: "clamp(2.5rem, 1.6rem + 4vw, 4.5rem)",
          lineHeight: 1.05,
          letterSpacing: "-0.035em",
        }
      : { ...heading, fontSize: "1.75rem" },
    h2: site
      ? {
          ...heading,
          fontSize: "clamp(1.75rem, 1.3rem + 2vw, 2.75rem)",
          lineHeight: 1.1,
          letterSpacing: "-0.03em",
        }
      : { ...heading, fontSize: "1.375rem" },
    h3: { ...heading, fontSize: site ? "1.375rem" : "1.125rem", letterSpacing: "-0.01em" },
    h4: { ...heading, fontSize: "1.125rem", letterSpacing: "-0.01em" },
    h5: { ...heading, fontSize: "1rem", letterSpacing: 0 },
    h6: { ...heading, fontSize: "0.875rem", letterSpacing: 0 },
    body1: { fontSize: site ? "1.0625rem" : "1rem", lineHeight: 1.6 },
    body2: { fontSize: "0.875rem", lineHeight: 1.5 },
    button: {
      textTransform: "none" as const,
      fontWeight: 600,
      letterSpacing: 0,
      fontSize: site ? "1rem" : "0.9375rem",
    },
    caption: { fontSize: "0.8125rem", lineHeight: 1.4 },
  };
}
