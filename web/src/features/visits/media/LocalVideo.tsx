import { useTranslation } from "react-i18next";

import { VideoTile } from "./VideoTile.tsx";
import { isSent, type OwnMedia } from "./useOwnMedia.ts";

/** The user's own video, or a note that it is off or unavailable. */
export function LocalVideo({ media }: { media: OwnMedia }) {
  const { t } = useTranslation("visits");
  const { stream, off } = media;
  if (isSent(media, "video")) return <VideoTile own stream={stream} label={t("picture.own")} />;
  return (
    <VideoTile own stream={null} label={t("picture.own")}>
      {t(off.video ? "picture.off" : "picture.none")}
    </VideoTile>
  );
}
