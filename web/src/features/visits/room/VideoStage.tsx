import PictureInPictureIcon from "@mui/icons-material/PictureInPictureAltOutlined";
import Box from "@mui/material/Box";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { LocalVideo } from "../media/LocalVideo.tsx";
import { RemoteVideo } from "../media/RemoteVideo.tsx";
import { videoBackground } from "../media/VideoTile.tsx";
import { usePictureInPicture } from "../media/usePictureInPicture.ts";
import type { OwnMedia } from "../media/useOwnMedia.ts";
import { FloatingStage, StageButton } from "./FloatingStage.tsx";
import type { RoomPerson } from "./useRoomPeople.ts";

type VideoStageProps = {
  other: RoomPerson;
  /** Null while only two take part. */
  third: RoomPerson | null;
  media: OwnMedia;
  isSharing: boolean;
};

/** The videos of the others with one's own in the corner; they stay visible while one scrolls. */
export function VideoStage({ other, third, media, isSharing }: VideoStageProps) {
  const { t } = useTranslation("visits");
  const [shape, setShape] = useState(widest);
  const video = useRef<HTMLVideoElement>(null);
  const pictureInPicture = usePictureInPicture(video);
  const inWindow = pictureInPicture?.isActive === true;
  const people = third === null ? [other] : [other, third];
  // A shared screen needs more room than a face.
  const tracks = people
    .map(({ remoteMediaState }) => `minmax(0, ${remoteMediaState.screen ? 3 : 1}fr)`)
    .join(" ");
  return (
    <FloatingStage
      shape={third === null ? shape : tallest}
      canFloat={!inWindow}
      buttons={
        pictureInPicture === null || other.remote === null ? null : (
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
        <Box sx={{ height: "100%", containerType: "size", backgroundColor: videoBackground }}>
          <Box
            sx={{
              display: "grid",
              height: "100%",
              gridTemplate: `${tracks} auto / ${whole}`,
              "@container (min-aspect-ratio: 3 / 2)": {
                gridTemplate: `${whole} auto / ${tracks}`,
              },
            }}
          >
            {people.map((person) => (
              <RemoteVideo
                key={person.uid}
                stream={person.remote}
                name={person.name}
                caption={third === null ? undefined : person.caption}
                mediaState={person.remoteMediaState}
                hasLeft={person.hasLeft}
                {...(person === other && {
                  element: video,
                  onShape: (next: number) => setShape(Math.min(widest, Math.max(tallest, next))),
                })}
                isSmall={isFloating}
              />
            ))}
            {isFloating ? null : (
              <Box sx={[ownVideo, third === null ? inCorner : inRow]}>
                <LocalVideo media={media} isSharing={isSharing} />
              </Box>
            )}
          </Box>
        </Box>
      )}
    </FloatingStage>
  );
}

const ownVideo = {
  minWidth: 96,
  maxWidth: 220,
  fontSize: { xs: "0.75rem", sm: "0.8rem" },
  lineHeight: 1.3,
  boxShadow: 3,
  borderRadius: "12px",
} as const;

const inCorner = { position: "absolute", right: 8, bottom: 8, width: "24%" } as const;

/** Below the two others, whom it must not cover. */
const inRow = {
  gridColumn: "1 / -1",
  justifySelf: "end",
  width: "24%",
  margin: 1,
} as const;

/** A phone held upright sends a picture that is taller than wide; two above each other are, too. */
const tallest = 3 / 4;

const widest = 16 / 9;

const whole = "minmax(0, 1fr)";
