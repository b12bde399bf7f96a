import { useTheme } from "@mui/material/styles";

import { Stem } from "./Stem.tsx";

/** Different pots on one shelf, their plants leaning together. Decorative. */
export function GardenDrawing() {
  const { palette } = useTheme().vars;
  return (
    <svg viewBox="0 0 600 560" width="100%" aria-hidden="true" focusable="false">
      <rect x="70" y="40" width="460" height="470" rx="180" fill={palette.tint} />
      <circle cx="300" cy="112" r="36" fill={palette.secondary.main} />
      <Stem x={156} y={400} height={236} lean={70} pairs={4} />
      <Stem x={260} y={388} height={190} lean={24} pairs={3} tone="soft" />
      <Stem x={350} y={400} height={212} lean={-26} pairs={4} tone="soft" />
      <Stem x={450} y={388} height={250} lean={-74} pairs={4} />
      <path d="M112 396H200L188 492H124Z" fill={palette.secondary.main} />
      <rect x="104" y="386" width="104" height="20" rx="10" fill={palette.secondary.main} />
      <rect x="222" y="384" width="76" height="108" rx="16" fill={palette.primary.main} />
      <path
        d="M312 396H390C390 456 374 492 351 492C328 492 312 456 312 396Z"
        fill={palette.primary.dark}
      />
      <path
        d="M404 384H496L484 478C483 487 477 492 468 492H432C423 492 417 487 416 478Z"
        fill={palette.background.paper}
        stroke={palette.outline}
        strokeWidth="3"
      />
      <path d="M60 500H540" stroke={palette.primary.dark} strokeWidth="16" strokeLinecap="round" />
    </svg>
  );
}
