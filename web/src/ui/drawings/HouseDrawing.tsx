import { useTheme } from "@mui/material/styles";

import { Stem } from "./Stem.tsx";

/** A house with a light on among sage plants. Decorative. */
export function HouseDrawing() {
  const { palette } = useTheme().vars;
  return (
    <svg viewBox="0 0 600 560" width="100%" aria-hidden="true" focusable="false">
      <circle cx="300" cy="300" r="250" fill={palette.tint} />
      <circle cx="462" cy="128" r="44" fill={palette.secondary.main} />
      <Stem x={96} y={540} height={250} lean={-36} pairs={4} />
      <Stem x={150} y={540} height={150} lean={-18} pairs={2} tone="soft" />
      <path d="M190 540V292L314 186L438 292V540Z" fill={palette.background.paper} />
      <path d="M380 214V150H416V246Z" fill={palette.primary.dark} />
      <path
        d="M168 304L314 178L460 304"
        fill="none"
        stroke={palette.primary.main}
        strokeWidth="30"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M282 540V446C282 428 296 414 314 414C332 414 346 428 346 446V540Z"
        fill={palette.primary.main}
      />
      <circle cx="333" cy="486" r="5" fill={palette.background.paper} />
      <g fill={palette.secondary.main}>
        <rect x="222" y="334" width="60" height="60" rx="12" />
        <rect x="346" y="334" width="60" height="60" rx="12" />
      </g>
      <g stroke={palette.background.paper} strokeWidth="6">
        <path d="M252 334V394M222 364H282M376 334V394M346 364H406" />
      </g>
      <circle cx="314" cy="284" r="20" fill={palette.tint} />
      <Stem x={478} y={540} height={186} lean={34} pairs={3} tone="soft" />
      <Stem x={526} y={540} height={110} lean={12} pairs={2} />
      <path d="M60 540H548" stroke={palette.primary.dark} strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}
