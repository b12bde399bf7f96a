import { useTranslation } from "react-i18next";

import { Picture } from "./Picture.tsx";
import { trackOf, type OwnMedia } from "./useOwnMedia.ts";

/** How one is seen, or that one is not. */
export function OwnPicture({ media }: { media: OwnMedia }) {
  const { t } = useTranslation("visits");
  const { stream, faults, off } = media;
  const works = trackOf(stream, "video") !== null && faults.video === null;
  if (works && !off.video) return <Picture own stream={stream} label={t("picture.own")} />;
  return (
    <Picture own stream={null} label={t("picture.own")}>
      {t(works ? "picture.off" : "picture.none")}
    </Picture>
  );
}
