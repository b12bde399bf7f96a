import { useTheme } from "@mui/material/styles";

interface StemProps {
  /** Where it grows from, in the drawing's units. */
  x: number;
  y: number;
  height: number;
  /** How far the tip leans to the right; negative leans left. */
  lean?: number;
  /** Pairs of leaves along it, besides the one at the tip. */
  pairs?: number;
  tone?: "primary" | "soft" | "accent";
}

/** A stem of sage with its leaves: the plant that every drawing of the product is made of. */
export function Stem({ x, y, height, lean = 0, pairs = 3, tone = "primary" }: StemProps) {
  const { palette } = useTheme().vars;
  const colour = {
    primary: palette.primary.main,
    soft: `color-mix(in srgb, ${palette.primary.main} 45%, ${palette.tint})`,
    accent: palette.secondary.main,
  }[tone];
  const curve = (t: number) => ({ x: x + lean * t * t, y: y - height * t });
  const tip = curve(1);
  const nodes = Array.from({ length: pairs }, (_, index) => (index + 1) / (pairs + 1));
  return (
    <g fill={colour}>
      <path
        d={`M${x} ${y}Q${x} ${y - height / 2} ${tip.x} ${tip.y}`}
        fill="none"
        stroke={colour}
        strokeWidth={5}
        strokeLinecap="round"
      />
      {nodes.map((t) => {
        const node = curve(t);
        const turn = (Math.atan2(2 * lean * t, height) * 180) / Math.PI;
        const size = (height / (pairs + 1)) * (1.15 - t * 0.35);
        return (
          <g key={t} transform={`translate(${node.x} ${node.y}) rotate(${turn})`}>
            <Leaf size={size} turn={-58} />
            <Leaf size={size} turn={58} faded />
          </g>
        );
      })}
      <g transform={`translate(${tip.x} ${tip.y + 4})`}>
        <Leaf
          size={(height / (pairs + 1)) * 0.85}
          turn={(Math.atan2(2 * lean, height) * 180) / Math.PI}
        />
      </g>
    </g>
  );
}

/** One leaf, pointing up from its base before it is turned (degrees). */
function Leaf({ size, turn, faded = false }: { size: number; turn: number; faded?: boolean }) {
  const half = size * 0.34;
  return (
    <path
      transform={`rotate(${turn})`}
      d={`M0 0C${-half} ${-size * 0.3} ${-half} ${-size * 0.72} 0 ${-size}C${half} ${-size * 0.72} ${half} ${-size * 0.3} 0 0Z`}
      opacity={faded ? 0.62 : 1}
    />
  );
}
