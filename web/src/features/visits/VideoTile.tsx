import Box from "@mui/material/Box";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Notice } from "../../ui/Notice.tsx";
import Button from "@mui/material/Button";

type PictureProps = {
  /** Null while there is none. */
  stream: MediaStream | null;
  label: string;
  /** One's own: without its sound, and as in a mirror. */
  own?: boolean;
  /** What stands there in place of a picture. */
  children?: ReactNode;
};

/** Moving pictures, with their sound. */
export function VideoTile({ stream, label, own = false, children }: PictureProps) {
  const { t } = useTranslation("visits");
  const video = useRef<HTMLVideoElement>(null);
  const [silent, setSilent] = useState(false);

  // A page that has not been touched since it was loaded may be kept from making a sound.
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
        backgroundColor: ground,
        color: onGround,
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

// Pictures stand on the same dark ground in both looks: it is what they are seen best against.
const ground = "#101915";
const onGround = "#E7F0EB";
