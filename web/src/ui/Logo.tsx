import Box from "@mui/material/Box";

import { brand } from "../lib/brand.ts";

interface LogoProps {
  /** The mark's size in pixels. */
  size?: number;
  /** Leave the name out. */
  markOnly?: boolean;
  /** Leave the name out on the narrowest phones, where a header has no room for it. */
  yielding?: boolean;
}

/** The brand's mark, a sprig of three leaves, and its name beside it. */
export function Logo({ size = 28, markOnly = false, yielding = false }: LogoProps) {
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1.25,
        color: "primary.main",
        lineHeight: 1,
      }}
    >
      <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <path d="M16 30V13" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M16 14C11.5 11 11.5 5 16 1.5C20.5 5 20.5 11 16 14Z" fill="currentColor" />
        <path d="M15 24C9.5 24.5 5 21 4 14.5C10 14 14.5 17.5 15 24Z" fill="currentColor" />
        <path
          d="M17 24C22.5 24.5 27 21 28 14.5C22 14 17.5 17.5 17 24Z"
          fill="currentColor"
          opacity="0.55"
        />
      </svg>
      {markOnly ? null : (
        <Box
          component="span"
          sx={{
            color: "text.primary",
            fontWeight: 700,
            fontSize: size * 0.8,
            letterSpacing: "-0.03em",
            ...(yielding && { "@media (max-width: 359px)": { display: "none" } }),
          }}
        >
          {brand.name}
        </Box>
      )}
    </Box>
  );
}
