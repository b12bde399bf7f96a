import PictureInPictureIcon from "@mui/icons-material/PictureInPictureAltOutlined";
import Box from "@mui/material/Box";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { MediaState } from "../call/remoteMediaState.ts";
import { LocalVideo } from "../media/LocalVideo.tsx";
import { RemoteVideo } from "../media/RemoteVideo.tsx";
import { usePictureInPicture } from "../media/usePictureInPicture.ts";
import type { OwnMedia } from "../media/useOwnMedia.ts";
import { FloatingStage, StageButton } from "./FloatingStage.tsx";

type VideoStageProps = {
  remote: MediaStream | null;
  remoteMediaState: MediaState;
  /** The display name of the other participant. */
  other: string;
  hasLeft: boolean;
  media: OwnMedia;
  isSharing: boolean;
};

/** The other participant's video with one's own in its corner; it stays visible while one scrolls. */
export function VideoStage(props: VideoStageProps) {
  const { remote, remoteMediaState, other, hasLeft, media, isSharing } = props;
  const { t } = useTranslation("visits");
  const [shape, setShape] = useState(widest);
  const video = useRef<HTMLVideoElement>(null);
  const pictureInPicture = usePictureInPicture(video);
  const inWindow = pictureInPicture?.isActive === true;
  return (
    <FloatingStage
      shape={shape}
      canFloat={!inWindow}
      buttons={
        pictureInPicture === null || remote === null ? null : (
          <StageButton
            label={t(inWindow ? "stage.inPage" : "stage.inWindow")}
            onClick={pictureInPicture.toggle}
          >
            <PictureInPictureIcon fontSize="small" />
          </StageButton>
        )
      }
    >
      {(isFloating) => (
        <>
          <RemoteVideo
            stream={remote}
            name={other}
            mediaState={remoteMediaState}
            hasLeft={hasLeft}
            element={video}
            onShape={(next) => setShape(Math.min(widest, Math.max(tallest, next)))}
            isSmall={isFloating}
          />
          {isFloating ? null : (
            <Box
              sx={{
                position: "absolute",
                right: 8,
                bottom: 8,
                width: "24%",
                minWidth: 96,
                maxWidth: 220,
                fontSize: { xs: "0.75rem", sm: "0.8rem" },
                lineHeight: 1.3,
                boxShadow: 3,
                borderRadius: "12px",
              }}
            >
              <LocalVideo media={media} isSharing={isSharing} />
            </Box>
          )}
        </>
      )}
    </FloatingStage>
  );
}

/** A phone held upright sends a picture that is taller than wide. */
const tallest = 3 / 4;

const widest = 16 / 9;
