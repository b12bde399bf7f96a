import { useTranslation } from "react-i18next";

import { VideoTile } from "./VideoTile.tsx";
import { isSent, type OwnMedia } from "./useOwnMedia.ts";

/** The user's own video, or a note that it is off or unavailable. */
export function LocalVideo({ media }: { media: OwnMedia }) {
  const { t } = useTranslation("visits");
  const { stream, off } = media;
  if (isSent(media, "video")) return <VideoTile own stream={stream} label={t("tile.own")} />;
  return (
    <VideoTile own stream={null} label={t("tile.own")}>
      {t(off.video ? "tile.off" : "tile.none")}
    </VideoTile>
  );
}
