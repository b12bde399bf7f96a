import { keyframes, type Theme } from "@mui/material/styles";

/**
 * Styles of an element with a `data-mark`: a fading background, static when the user prefers
 * reduced motion.
 */
export function rowHighlightStyles(theme: Theme) {
  const tint = theme.vars.palette.tint;
  return {
    "&[data-mark]": {
      boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
      backgroundColor: tint,
      "@media (prefers-reduced-motion: no-preference)": {
        backgroundColor: "transparent",
        animation: `${fade} 4s ease-out`,
      },
    },
    "&[data-mark=leaving], &[data-mark=moving]": {
      boxShadow: `inset 3px 0 ${theme.vars.palette.secondary.main}`,
    },
  };
}

const fade = keyframes`
  0%, 40% { background-color: var(--salvia-palette-tint); }
  100% { background-color: transparent; }
`;
