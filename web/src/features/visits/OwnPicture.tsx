import { useTranslation } from "react-i18next";

import { Picture } from "./Picture.tsx";
import { isSent, type OwnMedia } from "./useOwnMedia.ts";

/** How one is seen, or that one is not. */
export function OwnPicture({ media }: { media: OwnMedia }) {
  const { t } = useTranslation("visits");
  const { stream, off } = media;
  if (isSent(media, "video")) return <Picture own stream={stream} label={t("picture.own")} />;
  return (
    <Picture own stream={null} label={t("picture.own")}>
      {t(off.video ? "picture.off" : "picture.none")}
    </Picture>
  );
}
