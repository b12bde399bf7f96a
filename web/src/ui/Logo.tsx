import Box from "@mui/material/Box";
import type { SystemStyleObject } from "@mui/system";

import { brand } from "@salvia/domain/site/brand";
import { logoShape } from "../lib/logoShape.ts";

interface LogoProps {
  /** The mark's size in pixels. */
  size?: number;
  /** Whether to leave out the name. */
  markOnly?: boolean;
  /** Extra styles for the name, such as when it shrinks to make room. */
  nameStyles?: SystemStyleObject;
}

/** The brand's mark, a sprig of three leaves, with its name beside it. */
export function Logo({ size = 28, markOnly = false, nameStyles }: LogoProps) {
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
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${logoShape.size} ${logoShape.size}`}
        fill="currentColor"
        aria-hidden="true"
      >
        <path
          d={logoShape.stem.path}
          stroke="currentColor"
          strokeWidth={logoShape.stem.width}
          strokeLinecap="round"
        />
        {logoShape.leaves.map((leaf) => (
          <path key={leaf.path} d={leaf.path} opacity={leaf.opacity} />
        ))}
      </svg>
      {markOnly ? null : (
        <Box
          component="span"
          sx={{
            color: "text.primary",
            fontWeight: 700,
            fontSize: size * 0.8,
            letterSpacing: "-0.03em",
            ...nameStyles,
          }}
        >
          {brand.name}
        </Box>
      )}
    </Box>
  );
}
