import { useTranslation } from "react-i18next";

import { VideoTile } from "./VideoTile.tsx";
import { isSent, type OwnMedia } from "./useOwnMedia.ts";

type LocalVideoProps = {
  media: OwnMedia;
  /** Whether the user's screen is sent in place of the camera. */
  isSharing?: boolean;
};

/** The user's own video, or a note that it is off or unavailable. */
export function LocalVideo({ media, isSharing = false }: LocalVideoProps) {
  const { t } = useTranslation("visits");
  const { stream, off } = media;
  if (isSent(media, "video") && !isSharing) {
    return <VideoTile own stream={stream} label={t("tile.own")} />;
  }
  return (
    <VideoTile own stream={null} label={t("tile.own")}>
      {t(isSharing ? "tile.screen" : off.video ? "tile.off" : "tile.none")}
    </VideoTile>
  );
}
