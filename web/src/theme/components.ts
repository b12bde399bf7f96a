import type { Components, Theme } from "@mui/material/styles";

/**
 * The site, with its forms and the sign-in, is spacious: a label stands above its field. The portal is
 * calm and dense: labels stand in the outlines of their fields. They share shapes and everything else.
 */
export type Scale = "site" | "portal";

/** Overrides for MUI components, beyond the palette and typography. */
export function components(scale: Scale): Components<Omit<Theme, "components">> {
  const site = scale === "site";
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: site ? "normal" : "tabular-nums" },
        // Keeps scrolled-to anchors clear of the sticky header.
        ":target": { scrollMarginTop: 88 },
        ":focus-visible": focusRing,
        "@media (prefers-reduced-motion: reduce)": {
          "*, *::before, *::after": {
            animationDuration: "0.01ms !important",
            animationIterationCount: "1 !important",
            // Disables transitions entirely: even the shortest takes one frame per element that
            // inherits its color, so a change of color scheme would spread visibly down the page.
            transitionDuration: "0s !important",
            scrollBehavior: "auto !important",
          },
        },
      },
    },
    MuiButtonBase: {
      // The focus ring shows keyboard focus; a ripple would duplicate it and add motion.
      defaultProps: { disableRipple: true },
      // A script sets this class; public pages have none, so `:focus-visible` covers them.
      styleOverrides: { root: { "&.Mui-focusVisible, &:focus-visible": focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: 999,
          paddingInline: site ? 22 : 16,
          minHeight: site ? 44 : 40,
          "@media (pointer: coarse)": { minHeight: 44 },
        },
        sizeSmall: {
          minHeight: 32,
          paddingInline: 12,
          "@media (pointer: coarse)": { minHeight: 44 },
        },
        sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: "1.0625rem" },
        // Forced colors take the background, and would leave only words.
        contained: { "@media (forced-colors: active)": { border: "1px solid ButtonText" } },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          // Material's grey looks disabled.
          color: "var(--salvia-palette-text-primary)",
          "&.Mui-selected": {
            color: "var(--salvia-palette-primary-main)",
            backgroundColor: "var(--salvia-palette-tint)",
            borderColor: "var(--salvia-palette-primary-main)",
          },
          "@media (pointer: coarse)": { minHeight: 44 },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          color: "var(--salvia-palette-text-secondary)",
          borderRadius: 999,
          "@media (pointer: coarse)": { minWidth: 44, minHeight: 44 },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: "none" } },
    },
    MuiCard: {
      // Uses hairlines instead of shadows. (An elevated card also has an inline style, which the
      // CSP of the static pages blocks.)
      defaultProps: { variant: "outlined" },
      styleOverrides: { root: { borderRadius: 12 } },
    },
    MuiMenu: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
    MuiAutocomplete: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
    MuiDialog: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
    MuiAlert: {
      styleOverrides: {
        root: ({ theme, ownerState }) => {
          const color = theme.vars.palette[ownerState.severity ?? "info"].main;
          return {
            borderRadius: 12,
            color: theme.vars.palette.text.primary,
            backgroundColor: `color-mix(in srgb, ${color} 10%, ${theme.vars.palette.background.paper})`,
            "& .MuiAlert-icon": { color: color },
          };
        },
        message: { fontSize: site ? "1rem" : "0.875rem", lineHeight: 1.45 },
      },
    },
    ...(site && { MuiInputLabel: { styleOverrides: { root: labelAbove } } }),
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: 12,
          backgroundColor: theme.vars.palette.background.paper,
        }),
        notchedOutline: ({ theme }) => ({
          borderColor: theme.vars.palette.outline,
          ...(site
            ? { top: 0, "& > legend": { display: "none" } }
            : // The gap opens before the label arrives: later, the line would run through the label.
              { "& > legend": { transition: "none" } }),
        }),
      },
    },
    MuiLink: { styleOverrides: { root: { textUnderlineOffset: "0.2em", fontWeight: 550 } } },
    MuiTableCell: { styleOverrides: { root: { fontVariantNumeric: "tabular-nums" } } },
  };
}

/** A label above its field, in full. */
export const labelAbove = {
  display: "block",
  position: "static",
  transform: "none",
  maxWidth: "none",
  marginBottom: "6px",
  whiteSpace: "normal",
  fontSize: "1rem",
  fontWeight: 550,
  lineHeight: 1.5,
  color: "var(--salvia-palette-text-primary)",
} as const;

/** The keyboard focus ring: two pixels of primary, offset by two pixels. */
const focusRing = {
  outline: "2px solid var(--salvia-palette-primary-main)",
  outlineOffset: 2,
} as const;

/** Styles of surfaces that float above the page: the product's only shadow. */
function floating(theme: Omit<Theme, "components">) {
  return {
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: "0 12px 32px rgb(16 25 21 / 0.14)",
  };
}
