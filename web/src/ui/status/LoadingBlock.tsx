import Skeleton from "@mui/material/Skeleton";

import { Announcement } from "./Announcement.tsx";

/** A placeholder for a part of the page that is loading; its label names the part. */
export function LoadingBlock({ height, label }: { height: number; label: string }) {
  return (
    <>
      <Announcement>{label}</Announcement>
      <Skeleton variant="rounded" height={height} />
    </>
  );
}
