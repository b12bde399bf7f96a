import Box from "@mui/material/Box";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Notice } from "../../../ui/status/Notice.tsx";
import Button from "@mui/material/Button";

type VideoTileProps = {
  /** Null if there is no video. */
  stream: MediaStream | null;
  label: string;
  /** Whether this is the user's own video, which is muted and mirrored. */
  own?: boolean;
  /** Shown in place of the video. */
  children?: ReactNode;
};

/** A video with its sound. */
export function VideoTile({ stream, label, own = false, children }: VideoTileProps) {
  const { t } = useTranslation("visits");
  const video = useRef<HTMLVideoElement>(null);
  const [silent, setSilent] = useState(false);

  // Browsers may block sound until the user has interacted with the page.
  const play = useCallback(async (element: HTMLVideoElement) => {
    try {
      await element.play();
      setSilent(false);
    } catch (error) {
      if (error instanceof DOMException && error.name === "NotAllowedError") setSilent(true);
    }
  }, []);

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.srcObject = stream;
    if (stream !== null) void play(element);
  }, [stream, play]);

  return (
    <Box
      sx={{
        position: "relative",
        aspectRatio: "16 / 9",
        borderRadius: "12px",
        border: 1,
        borderColor: "divider",
        overflow: "hidden",
        backgroundColor: background,
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
        hidden={children !== undefined}
        sx={{
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

// The background is dark in both color schemes because video is easiest to see against it.
const background = "#101915";
const textColor = "#E7F0EB";
