type PersonProps = {
  /** The center of the face. */
  x: number;
  y: number;
  /** Where the body ends, below. */
  ground: number;
  skin: string;
  hair: string;
  shirt: string;
  /** The size, from 0; 1 if absent. */
  scale?: number;
  hasGlasses?: boolean;
};

/** A smiling person from the head to where the body ends. */
export function Person({ x, y, ground, skin, hair, shirt, scale, hasGlasses }: PersonProps) {
  const size = scale === undefined ? "" : ` scale(${scale})`;
  const end = Math.round((ground - y) / (scale ?? 1));
  return (
    <g transform={`translate(${x} ${y})${size}`}>
      <path d={`M-76 ${end}C-76 92 -44 54 0 54C44 54 76 92 76 ${end}Z`} fill={shirt} />
      <path d="M-18 34H18V66C18 76 -18 76 -18 66Z" fill={skin} />
      <circle r="46" fill={skin} />
      <path
        d="M-48 2C-50 -34 -28 -52 0 -52C28 -52 50 -34 48 2C34 -4 22 -16 14 -28C4 -14 -20 0 -48 2Z"
        fill={hair}
      />
      <path
        d="M-24 10Q-18 4 -12 10M12 10Q18 4 24 10M-13 24Q0 34 13 24"
        fill="none"
        stroke={line}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {hasGlasses && (
        <path
          d="M-31 8a13 13 0 1 0 26 0a13 13 0 1 0 -26 0M5 8a13 13 0 1 0 26 0a13 13 0 1 0 -26 0M-5 7Q0 3 5 7"
          fill="none"
          stroke={line}
          strokeWidth="3"
        />
      )}
    </g>
  );
}

// It does not change in dark mode, nor do skin and hair.
const line = "#3A2117";
