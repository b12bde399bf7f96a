import { useTheme } from "@mui/material/styles";

import { Stem } from "./Stem.tsx";

/** A third-party app with a sprig of sage growing in it. Decorative. */
export function PhoneDrawing() {
  const { palette } = useTheme().vars;
  return (
    <svg viewBox="0 0 600 560" width="100%" aria-hidden="true" focusable="false">
      <circle cx="300" cy="286" r="246" fill={palette.tint} />
      <circle cx="118" cy="142" r="38" fill={palette.secondary.main} />
      <rect x="182" y="44" width="236" height="472" rx="40" fill={palette.primary.dark} />
      <rect x="196" y="58" width="208" height="444" rx="28" fill={palette.background.paper} />
      <rect x="268" y="72" width="64" height="12" rx="6" fill={palette.primary.dark} />
      <rect x="216" y="108" width="104" height="16" rx="8" fill={palette.outline} />
      <rect x="216" y="136" width="168" height="10" rx="5" fill={palette.divider} />
      <rect x="216" y="154" width="136" height="10" rx="5" fill={palette.divider} />
      <rect x="216" y="188" width="168" height="206" rx="20" fill={palette.tint} />
      <Stem x={300} y={382} height={150} lean={16} pairs={3} />
      <rect x="216" y="414" width="168" height="44" rx="22" fill={palette.primary.main} />
      <path
        d="M284 436L296 447L318 425"
        fill="none"
        stroke={palette.primary.contrastText}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Stem x={474} y={516} height={240} lean={34} pairs={4} tone="soft" />
      <Stem x={120} y={516} height={190} lean={-20} pairs={3} tone="soft" />
      <path d="M70 516H530" stroke={palette.primary.dark} strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}
