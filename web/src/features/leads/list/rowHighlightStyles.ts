import { keyframes, type Theme } from "@mui/material/styles";

/** How something with a `data-mark` stands out: a wash that fades; where motion is unwelcome it just stays. */
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
