import { Stem } from "./Stem.tsx";

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
