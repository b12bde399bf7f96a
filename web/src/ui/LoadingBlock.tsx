import Skeleton from "@mui/material/Skeleton";

import { Announcement } from "./Announcement.tsx";

/** Stands for a part of a page that is on its way, and says which. */
export function LoadingBlock({ height, label }: { height: number; label: string }) {
  return (
    <>
      <Announcement>{label}</Announcement>
      <Skeleton variant="rounded" height={height} />
    </>
  );
}
