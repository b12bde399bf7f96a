import { useTheme } from "@mui/material/styles";

import { Person } from "./Person.tsx";
import { Stem } from "./Stem.tsx";

/** A grandmother, a child with a broken arm, and a parent in a wheelchair at home. Decorative. */
export function HouseDrawing() {
  const { palette } = useTheme().vars;
  const ground = 540;
  // Skin, hair, and the sling do not change in dark mode.
  const family = [
    {
      x: 170,
      y: 350,
      scale: 0.9,
      hasGlasses: true,
      skin: "#D39A74",
      hair: "#CFCBC6",
      shirt: palette.primary.main,
    },
    {
      x: 446,
      y: 352,
      scale: 0.9,
      skin: "#B9794F",
      hair: "#2B1B14",
      shirt: palette.primary.dark,
    },
    {
      x: 304,
      y: 428,
      scale: 0.72,
      skin: "#C98E66",
      hair: "#5A3322",
      shirt: palette.secondary.main,
    },
  ];
  return (
    <svg viewBox="0 0 600 560" width="100%" aria-hidden="true" focusable="false">
      <circle cx="300" cy="300" r="250" fill={palette.tint} />
      <circle cx="500" cy="118" r="40" fill={palette.secondary.main} />
      <Stem x={70} y={ground} height={230} lean={-26} pairs={4} tone="soft" />
      <path d="M176 540V232L304 128L432 232V540Z" fill={palette.background.paper} />
      <path d="M378 170V92H414V200Z" fill={palette.primary.dark} />
      <path
        d="M150 246L304 120L458 246"
        fill="none"
        stroke={palette.primary.main}
        strokeWidth="30"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="266" y="236" width="76" height="76" rx="14" fill={palette.secondary.main} />
      <path d="M304 236V312M266 274H342" stroke={palette.background.paper} strokeWidth="7" />
      {family.map((person) => (
        <Person key={person.x} {...person} ground={person.x === 446 ? 500 : ground} />
      ))}
      <path d="M282 468L338 516Q344 530 328 530H262Z" fill="#F3EEE4" />
      <circle cx="260" cy="524" r="11" fill="#C98E66" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M440 484H396L384 520" stroke={palette.primary.main} strokeWidth="34" />
        <g stroke={palette.text.primary} strokeWidth="8">
          <path d="M536 404H514V484H400L384 536H362" />
          <circle cx="470" cy="482" r="54" fill={palette.background.paper} />
          <path d="M470 428V536M416 482H524" strokeWidth="3" />
          <circle cx="470" cy="482" r="6" />
        </g>
      </g>
      <Stem x={540} y={ground} height={170} lean={24} pairs={3} />
      <path d="M40 540H568" stroke={palette.primary.dark} strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}

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
      {people.map((person) => (
        <Person key={person.x} {...person} ground={table} />
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
