import FullScreenIcon from "@mui/icons-material/FullscreenOutlined";
import ExitFullScreenIcon from "@mui/icons-material/FullscreenExitOutlined";
import PictureInPictureIcon from "@mui/icons-material/PictureInPictureAltOutlined";
import Box from "@mui/material/Box";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { RemoteVideo } from "../media/RemoteVideo.tsx";
import { videoBackground } from "../media/VideoTile.tsx";
import { usePictureInPicture } from "../media/usePictureInPicture.ts";
import { FloatingStage, StageButton } from "./FloatingStage.tsx";
import type { FullScreen } from "./FullScreenPane.tsx";
import type { RoomPerson } from "./useRoomPeople.ts";

type VideoStageProps = {
  other: RoomPerson;
  /** Null while only two take part. */
  third: RoomPerson | null;
  /** Null if there is none. */
  fullScreen: FullScreen | null;
};

/** The videos of the others; they stay visible while one scrolls. */
export function VideoStage({ other, third, fullScreen }: VideoStageProps) {
  const { t } = useTranslation("visits");
  const [shape, setShape] = useState(widest);
  const video = useRef<HTMLVideoElement>(null);
  const pictureInPicture = usePictureInPicture(video);
  const inWindow = pictureInPicture?.isActive === true;
  const isFull = fullScreen?.isActive === true;
  const people = third === null ? [other] : [other, third];
  // A shared screen needs more room than a face.
  const tracks = people
    .map(({ remoteMediaState }) => `minmax(0, ${remoteMediaState.screen ? 3 : 1}fr)`)
    .join(" ");
  return (
    <FloatingStage
      shape={third === null ? shape : tallest}
      canFloat={!inWindow}
      isFull={isFull}
      buttons={
        other.remote === null && third === null ? null : (
          <>
            {fullScreen === null ? null : (
              <StageButton
                label={t(isFull ? "stage.notFull" : "stage.full")}
                onClick={fullScreen.toggle}
              >
                {isFull ? (
                  <ExitFullScreenIcon fontSize="small" />
                ) : (
                  <FullScreenIcon fontSize="small" />
                )}
              </StageButton>
            )}
            {pictureInPicture === null || isFull ? null : (
              <StageButton
                label={t(inWindow ? "stage.inPage" : "stage.inWindow")}
                onClick={pictureInPicture.toggle}
              >
                <PictureInPictureIcon fontSize="small" />
              </StageButton>
            )}
          </>
        )
      }
    >
      {(isFloating) => (
        <Box sx={{ height: "100%", containerType: "size", backgroundColor: videoBackground }}>
          <Box
            sx={{
              display: "grid",
              height: "100%",
              gridTemplate: `${tracks} / ${whole}`,
              "@container (min-aspect-ratio: 3 / 2)": {
                gridTemplate: `${whole} / ${tracks}`,
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
          </Box>
        </Box>
      )}
    </FloatingStage>
  );
}

/** A phone held upright sends a picture that is taller than wide; two above each other are, too. */
const tallest = 3 / 4;

const widest = 16 / 9;

const whole = "minmax(0, 1fr)";
