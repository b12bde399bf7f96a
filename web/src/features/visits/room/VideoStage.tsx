import PictureInPictureIcon from "@mui/icons-material/PictureInPictureAltOutlined";
import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { LocalVideo } from "../media/LocalVideo.tsx";
import { RemoteVideo } from "../media/RemoteVideo.tsx";
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
  const isNarrow = useMediaQuery("(max-width: 599.95px)", { noSsr: true });
  const video = useRef<HTMLVideoElement>(null);
  const pictureInPicture = usePictureInPicture(video);
  const inWindow = pictureInPicture?.isActive === true;
  const people = third === null ? [other] : [other, third];
  const isScreen = people.some(({ remoteMediaState }) => remoteMediaState.screen);
  // A shared screen needs more room than a face.
  const tracks = people
    .map(({ remoteMediaState }) => `minmax(0, ${remoteMediaState.screen ? 3 : 1}fr)`)
    .join(" ");
  const shapeOfTwo = isScreen ? screenOfTwo : wideOfTwo;
  return (
    <FloatingStage
      shape={third === null ? shape : isNarrow ? narrowOfTwo : shapeOfTwo}
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
        <>
          <Box
            sx={{
              display: "grid",
              height: "100%",
              gridTemplate:
                isNarrow && !isFloating ? `${tracks} / ${whole}` : `${whole} / ${tracks}`,
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
          </Box>
          {isFloating ? null : (
            <Box
              sx={{
                position: "absolute",
                right: 8,
                bottom: 8,
                width: third === null ? "24%" : "16%",
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

const whole = "minmax(0, 1fr)";

/** Two videos side by side, one of them a screen, and one above the other. */
const wideOfTwo = 8 / 3;
const screenOfTwo = 16 / 9;
const narrowOfTwo = 8 / 9;
