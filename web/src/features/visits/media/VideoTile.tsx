import Box from "@mui/material/Box";
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";

type VideoTileProps = {
  /** Null if there is no video. */
  stream: MediaStream | null;
  label: string;
  /** Whether this is the user's own video, which is muted and mirrored. */
  own?: boolean;
  /** Whether it fills its container, which then has the border; otherwise, it has a camera's shape. */
  fills?: boolean;
  element?: RefObject<HTMLVideoElement | null>;
  /** Called with the width of the video divided by its height, which changes during a call. */
  onShape?: (shape: number) => void;
  /** Shown in place of the video. */
  children?: ReactNode;
};

export function VideoTile(props: VideoTileProps) {
  const { stream, label, own = false, fills = false, element, onShape, children } = props;
  const { t } = useTranslation("visits");
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(
    element,
    () => video.current,
    [],
  );
  const [silent, setSilent] = useState(false);

  // Browsers may block sound until the user has interacted with the page.
  const play = useCallback(async (shown: HTMLVideoElement) => {
    try {
      await shown.play();
      setSilent(false);
    } catch (error) {
      if (error instanceof DOMException && error.name === "NotAllowedError") setSilent(true);
    }
  }, []);

  useEffect(() => {
    const shown = video.current;
    if (shown === null) return;
    shown.srcObject = stream;
    if (stream !== null) void play(shown);
  }, [stream, play]);

  return (
    <Box
      sx={{
        position: "relative",
        ...(fills
          ? { width: "100%", height: "100%" }
          : { aspectRatio: "16 / 9", borderRadius: "12px", border: 1, borderColor: "divider" }),
        overflow: "hidden",
        backgroundColor: videoBackground,
        color: textColor,
        display: "grid",
        placeItems: "center",
      }}
    >
      <Box
        component="video"
        ref={video}
        aria-label={label}
        muted={own}
        playsInline
        onResize={({ currentTarget: { videoWidth, videoHeight } }) => {
          if (videoHeight > 0) onShape?.(videoWidth / videoHeight);
        }}
        hidden={children !== undefined}
        sx={{
          position: "absolute",
          inset: 0,
          width: "100%",
          height: "100%",
          objectFit: own ? "cover" : "contain",
          transform: own ? "scaleX(-1)" : "none",
          "&[hidden]": { display: "none" },
        }}
      />
      {children === undefined ? null : (
        <Box sx={{ padding: 2, textAlign: "center", maxWidth: "46ch" }}>{children}</Box>
      )}
      {silent ? (
        <Box sx={{ position: "absolute", insetInline: 16, top: 16 }}>
          <Notice
            severity="info"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  if (video.current !== null) void play(video.current);
                }}
              >
                {t("room.play")}
              </Button>
            }
          >
            {t("room.silent")}
          </Notice>
        </Box>
      ) : null}
    </Box>
  );
}

/** Dark in both color schemes because video is easiest to see against it. */
export const videoBackground = "#101915";

const textColor = "#E7F0EB";
