import { useTheme } from "@mui/material/styles";

import { Stem } from "./Stem.tsx";

/** A small team of three at one table with a thriving plant. Decorative. */
export function OfficeDrawing() {
  const { palette } = useTheme().vars;
  const table = 436;
  // Skin and hair colors do not change in dark mode.
  const people = [
    { x: 176, y: 300, skin: "#E2AC8A", hair: "#74412B", shirt: palette.primary.main },
    { x: 300, y: 268, skin: "#A9714B", hair: "#2B1B14", shirt: palette.secondary.main },
    { x: 424, y: 300, skin: "#F0C7A8", hair: "#B98A4B", shirt: palette.primary.dark },
  ];
  return (
    <svg viewBox="0 0 600 560" width="100%" aria-hidden="true" focusable="false">
      <rect x="60" y="70" width="480" height="440" rx="200" fill={palette.tint} />
      <Stem x={512} y={436} height={230} lean={30} pairs={4} tone="soft" />
      <Stem x={90} y={436} height={170} lean={-22} pairs={3} />
      {people.map(({ x, y, skin, hair, shirt }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d={`M-76 ${table - y}C-76 92 -44 54 0 54C44 54 76 92 76 ${table - y}Z`}
            fill={shirt}
          />
          <path d="M-18 34H18V66C18 76 -18 76 -18 66Z" fill={skin} />
          <circle r="46" fill={skin} />
          <path
            d="M-48 2C-50 -34 -28 -52 0 -52C28 -52 50 -34 48 2C34 -4 22 -16 14 -28C4 -14 -20 0 -48 2Z"
            fill={hair}
          />
          <path
            d="M-24 10Q-18 4 -12 10M12 10Q18 4 24 10M-13 24Q0 34 13 24"
            fill="none"
            stroke="#3A2117"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M64 436H536" stroke={palette.primary.dark} strokeWidth="22" strokeLinecap="round" />
      <path
        d="M116 446L96 540M484 446L504 540"
        stroke={palette.primary.dark}
        strokeWidth="14"
        strokeLinecap="round"
      />
      <rect x="250" y="364" width="100" height="62" rx="10" fill={palette.background.paper} />
      <path
        d="M232 427H368"
        stroke={palette.background.paper}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="300" cy="395" r="8" fill={palette.primary.main} />
    </svg>
  );
}
