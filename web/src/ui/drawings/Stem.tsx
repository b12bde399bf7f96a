import { useTheme } from "@mui/material/styles";

interface StemProps {
  /** The base of the stem, in the drawing's units. */
  x: number;
  y: number;
  height: number;
  /** How far the tip leans to the right; negative values lean left. */
  lean: number;
  /** Pairs of leaves along the stem, besides the one at the tip. */
  pairs: number;
  tone?: "primary" | "soft" | "accent";
}

/** A stem of sage with leaves, the building block of all drawings of the product. */
export function Stem({ x, y, height, lean, pairs, tone = "primary" }: StemProps) {
  const { palette } = useTheme().vars;
  const color = {
    primary: palette.primary.main,
    soft: `color-mix(in srgb, ${palette.primary.main} 45%, ${palette.tint})`,
    accent: palette.secondary.main,
  }[tone];
  const curve = (t: number) => `${Math.round(x + lean * t * t)} ${Math.round(y - height * t)}`;
  const steepness = (t: number) => (Math.atan2(2 * lean * t, height) * 180) / Math.PI;
  const nodes = Array.from({ length: pairs }, (_, index) => (index + 1) / (pairs + 1));
  const room = height / (pairs + 1);
  return (
    <g fill={color}>
      <path
        d={`M${x} ${y}Q${x} ${y - height / 2} ${curve(1)}`}
        fill="none"
        stroke={color}
        strokeWidth={5}
        strokeLinecap="round"
      />
      {nodes.map((t) => (
        <g key={t} transform={placed(curve(t), steepness(t), room * (1.15 - t * 0.35))}>
          <path d={leaf} transform="rotate(-58)" />
          <path d={leaf} transform="rotate(58)" opacity={0.62} />
        </g>
      ))}
      <path d={leaf} transform={placed(curve(1), steepness(1), room * 0.85)} />
    </g>
  );
}

/** A leaf that points up, 100 units long. */
const leaf = "M0 0C-34-30-34-72 0-100C34-72 34-30 0 0Z";

/**
 * The transform that places a leaf at a point, angle (degrees) and length. It uses round numbers
 * and one shared shape, because a page contains about a hundred leaves as markup.
 */
function placed(at: string, turn: number, length: number): string {
  return `translate(${at})rotate(${Math.round(turn / 10) * 10})scale(${Math.round(length / 10) / 10})`;
}

/** A row of sage along the bottom of a panel. Decorative. */
export function Meadow() {
  return (
    <svg viewBox="0 0 640 300" width="100%" aria-hidden="true" focusable="false">
      <Stem x={54} y={304} height={150} lean={-26} pairs={3} tone="soft" />
      <Stem x={122} y={304} height={236} lean={-34} pairs={4} />
      <Stem x={204} y={304} height={128} lean={20} pairs={2} tone="soft" />
      <Stem x={292} y={304} height={196} lean={12} pairs={3} tone="soft" />
      <Stem x={376} y={304} height={262} lean={36} pairs={4} />
      <Stem x={452} y={304} height={118} lean={-14} pairs={2} tone="accent" />
      <Stem x={524} y={304} height={204} lean={34} pairs={3} tone="soft" />
      <Stem x={582} y={304} height={146} lean={14} pairs={2} />
    </svg>
  );
}
