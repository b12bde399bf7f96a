import Box from "@mui/material/Box";

interface SpinnerProps {
  /** The diameter, in pixels. */
  size: number;
  /** What is going on; without it, text beside the ring says so. */
  label?: string;
  color?: "inherit" | "primary.main";
}

/** A turning ring, for work of unknown length. MUI's, which draws it as a picture, weighs more. */
export function Spinner({ size, label, color = "primary.main" }: SpinnerProps) {
  return (
    <Box
      component="span"
      {...(label === undefined
        ? { "aria-hidden": true }
        : { role: "progressbar", "aria-label": label })}
      sx={{
        display: "inline-block",
        color,
        width: size,
        height: size,
        border: `${Math.max(2, size / 9)}px solid currentColor`,
        borderRightColor: "transparent",
        borderRadius: "50%",
        animation: "salvia-turn 1.2s linear infinite",
        "@keyframes salvia-turn": { to: { transform: "rotate(360deg)" } },
      }}
    />
  );
}
