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
      <LogoMark size={size} />
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

/** The brand's mark in the color of the text; `size` in pixels. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${logoShape.size} ${logoShape.size}`}
      fill="currentColor"
      aria-hidden="true"
    >
      {logoShape.shapes.map(({ path, width, opacity }) =>
        width === undefined ? (
          <path key={path} d={path} opacity={opacity} />
        ) : (
          <path
            key={path}
            d={path}
            stroke="currentColor"
            strokeWidth={width}
            strokeLinecap="round"
          />
        ),
      )}
    </svg>
  );
}
