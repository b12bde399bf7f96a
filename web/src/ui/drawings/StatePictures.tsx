import type { ReactNode } from "react";

/** A pot with a first sprout, for an empty state. */
export function SproutPicture() {
  return (
    <PictureFrame>
      <path d="M80 84V58" {...stem} />
      <path d="M80 64C66 62 58 53 58 40C72 41 80 50 80 64Z" {...leaf} />
      <path d="M80 58C92 56 100 47 100 35C88 36 80 45 80 58Z" {...leaf} opacity="0.55" />
      <path d="M50 84H110L103 122C102 127 98 130 93 130H67C62 130 58 127 57 122Z" {...clay} />
      <rect x="45" y="78" width="70" height="13" rx="6.5" {...clay} />
    </PictureFrame>
  );
}

/** A stem with wilted leaves, for an error state. */
export function WiltedPicture() {
  return (
    <PictureFrame>
      <path d="M80 84V62C80 44 92 36 106 40" {...stem} />
      <path d="M106 40C118 42 122 54 116 66C106 62 102 51 106 40Z" {...leaf} />
      <path d="M80 66C70 62 60 66 54 76C64 82 74 78 80 66Z" {...leaf} opacity="0.55" />
      <path d="M50 84H110L103 122C102 127 98 130 93 130H67C62 130 58 127 57 122Z" {...clay} />
      <rect x="45" y="78" width="70" height="13" rx="6.5" {...clay} />
    </PictureFrame>
  );
}

/** A plant climbing a trellis, for a page under construction. */
export function TrellisPicture() {
  return (
    <PictureFrame>
      <path d="M52 130V28M80 130V20M108 130V28M44 52H116M44 84H116" {...lattice} />
      <path d="M80 130C80 112 62 108 62 90C62 74 96 76 96 58C96 48 88 42 80 40" {...stem} />
      <path d="M62 94C50 94 43 88 40 77C52 76 60 82 62 94Z" {...leaf} />
      <path d="M95 66C107 67 114 61 118 50C106 48 97 54 95 66Z" {...leaf} opacity="0.55" />
      <path d="M81 40C74 31 75 22 82 14C89 22 89 31 81 40Z" {...leaf} />
      <path d="M74 116C64 118 57 114 52 106C62 102 70 106 74 116Z" {...leaf} opacity="0.55" />
      <path d="M36 130H124" {...stem} />
    </PictureFrame>
  );
}

/** A leaf carried off by the wind, for a page that was not found. */
export function LostLeafPicture() {
  return (
    <PictureFrame>
      <path d="M30 110C52 122 66 112 64 98C62 86 46 88 48 100C51 116 84 112 96 90" {...drift} />
      <path d="M92 94C84 66 96 44 124 34C132 62 120 84 92 94Z" {...leaf} />
      <path
        d="M92 94C100 76 108 62 117 48"
        stroke="var(--salvia-palette-background-default)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M40 60C46 52 54 50 62 53M28 78H40" {...drift} />
    </PictureFrame>
  );
}

/** A letter with a leaf in it, for an email that was sent. */
export function LetterPicture() {
  return (
    <PictureFrame>
      <path d="M80 78C62 72 52 58 56 36C74 40 84 54 80 78Z" {...leaf} />
      <path d="M80 78C82 62 91 51 107 48C109 64 99 76 80 78Z" {...leaf} opacity="0.55" />
      <path d="M80 84V62" {...stem} />
      <path
        d="M40 74L80 100L120 74V118C120 123 116 127 111 127H49C44 127 40 123 40 118Z"
        {...clay}
      />
      <path
        d="M42 124L68 94M118 124L92 94"
        stroke="var(--salvia-palette-tint)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </PictureFrame>
  );
}

/**
 * The round tinted background for pictures of empty and error states. Decorative: the pictures add
 * nothing to the text beside them.
 */
export function PictureFrame({ children }: { children: ReactNode }) {
  return (
    <svg width="144" height="144" viewBox="0 0 160 160" fill="none" aria-hidden="true">
      <circle cx="80" cy="80" r="76" fill="var(--salvia-palette-tint)" />
      {children}
    </svg>
  );
}

export const leaf = { fill: "currentColor" } as const;
export const clay = { fill: "var(--salvia-palette-secondary-main)" } as const;
export const stem = { stroke: "currentColor", strokeWidth: 4, strokeLinecap: "round" } as const;
const drift = {
  stroke: "currentColor",
  strokeWidth: 3,
  strokeLinecap: "round",
  opacity: 0.6,
} as const;
const lattice = {
  stroke: "var(--salvia-palette-outline)",
  strokeWidth: 2.5,
  strokeLinecap: "round",
} as const;
