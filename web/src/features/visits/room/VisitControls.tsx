import ChatIcon from "@mui/icons-material/ChatOutlined";
import EndIcon from "@mui/icons-material/CallEndOutlined";
import MicOffIcon from "@mui/icons-material/MicOffOutlined";
import MicIcon from "@mui/icons-material/MicOutlined";
import ShareIcon from "@mui/icons-material/ScreenShareOutlined";
import StopIcon from "@mui/icons-material/StopScreenShareOutlined";
import DevicesIcon from "@mui/icons-material/TuneOutlined";
import CameraOffIcon from "@mui/icons-material/VideocamOffOutlined";
import CameraIcon from "@mui/icons-material/VideocamOutlined";
import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useTheme } from "@mui/material/styles";
import { useId, useState, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";

import { Button, type ButtonProps } from "../../../ui/Button.tsx";
import { Flyout } from "../../../ui/dialogs/Flyout.tsx";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import type { VisitChat } from "../chat/useVisitChat.ts";
import { DeviceSelect } from "../media/DeviceSelect.tsx";
import { mediaKinds } from "../media/openMedia.ts";
import { trackOf, type OwnMedia } from "../media/useOwnMedia.ts";
import type { ScreenShare } from "../media/useScreenShare.ts";

type VisitControlsProps = {
  media: OwnMedia;
  screen: ScreenShare;
  chat: Pick<VisitChat, "isOpen" | "setOpen" | "unread">;
  /** Receives the button of the chat, to which the focus returns. */
  chatButton: Ref<HTMLButtonElement>;
  /** The button that leaves or ends the visit. */
  exit: ReactNode;
};

/** The height of the bar of controls, which lies over the page in a narrow window. */
export const visitBarHeight = 72;

/**
 * The controls of a visit. They stay inside the window; in a narrow one, at its lower edge wherever
 * the user scrolls.
 */
export function VisitControls({ media, screen, chat, chatButton, exit }: VisitControlsProps) {
  const { t } = useTranslation("visits");
  const { off, stream } = media;
  const { breakpoints } = useTheme();
  return (
    <>
      <RoomForBar unless={breakpoints.up("lg")} />
      <Box component="fieldset" aria-label={t("controls.label")} sx={bar}>
        {trackOf(stream, "audio") === null ? null : (
          <ControlButton
            isOn={off.audio}
            icon={off.audio ? <MicOffIcon /> : <MicIcon />}
            onClick={() => media.toggle("audio")}
          >
            {t(off.audio ? "controls.unmute" : "controls.mute")}
          </ControlButton>
        )}
        {trackOf(stream, "video") === null ? null : (
          <ControlButton
            isOn={off.video}
            icon={off.video ? <CameraOffIcon /> : <CameraIcon />}
            onClick={() => media.toggle("video")}
          >
            {t(off.video ? "controls.show" : "controls.hide")}
          </ControlButton>
        )}
        {screen.isSupported ? (
          <ControlButton
            isOn={screen.isSharing}
            icon={screen.isSharing ? <StopIcon /> : <ShareIcon />}
            onClick={screen.isSharing ? screen.stop : screen.start}
          >
            {t(screen.isSharing ? "controls.stopSharing" : "controls.share")}
          </ControlButton>
        ) : null}
        <ControlButton
          ref={chatButton}
          icon={
            <Badge badgeContent={chat.unread} color="error">
              <ChatIcon />
            </Badge>
          }
          aria-expanded={chat.isOpen}
          {...(chat.unread > 0 && { "aria-label": t("chat.unread", { count: chat.unread }) })}
          onClick={() => chat.setOpen(!chat.isOpen)}
        >
          {t("chat.title")}
        </ControlButton>
        <DevicesButton media={media} />
        {exit}
      </Box>
    </>
  );
}

const bar = {
  display: "flex",
  justifyContent: "center",
  gap: { xs: 0.75, sm: 1 },
  minWidth: 0,
  margin: 0,
  border: 0,
  padding: { xs: "8px 8px calc(8px + env(safe-area-inset-bottom))", lg: "8px 0" },
  position: { xs: "fixed", lg: "sticky" },
  insetInline: 0,
  bottom: 0,
  zIndex: { xs: "fab", lg: 1 },
  minHeight: { xs: visitBarHeight, lg: 0 },
  boxSizing: "border-box",
  borderTop: { xs: 1, lg: 0 },
  borderTopColor: { xs: "divider", lg: "transparent" },
  backgroundColor: { xs: "background.paper", lg: "background.default" },
} as const;

/**
 * Keeps what has the focus, and toasts, clear of a bar at the lower edge of the window.
 *
 * @param unless the windows without such a bar
 */
export function RoomForBar({ unless }: { unless: string }) {
  const styles = {
    html: { scrollPaddingBottom: visitBarHeight + 16 },
    "main#content": { paddingBottom: visitBarHeight + 88 },
    ".MuiSnackbar-root.MuiSnackbar-anchorOriginBottomCenter": { bottom: visitBarHeight + 8 },
  };
  return <GlobalStyles styles={{ [unless.replace("@media", "@media not all and")]: styles }} />;
}

/** The choice of devices, shown only if there is one. It opens at its button. */
function DevicesButton({ media }: { media: OwnMedia }) {
  const { t } = useTranslation("visits");
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isChoice = mediaKinds.some(
    (kind) => media.devices.filter((device) => device.kind === `${kind}input`).length > 1,
  );
  if (!isChoice) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <ControlButton
        icon={<DevicesIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("controls.devices")}
      </ControlButton>
      <Flyout
        id={id}
        label={t("controls.devices")}
        anchor={anchor}
        onClose={close}
        opens="above"
        sx={{ width: 360, maxWidth: "calc(100vw - 32px)", padding: 2, display: "grid", gap: 2 }}
      >
        <DeviceSelect kind="video" media={media} />
        <DeviceSelect kind="audio" media={media} />
        <Button variant="contained" onClick={close} sx={{ justifySelf: "end" }}>
          {t("controls.done")}
        </Button>
      </Flyout>
    </>
  );
}

type ControlButtonProps = Omit<ButtonProps, "children"> & {
  icon: ReactNode;
  /** Whether what it switches differs from the usual. */
  isOn?: boolean;
  /** What the next press does; visible if there is room. */
  children: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A control of a visit: a symbol with its name below. */
function ControlButton({ icon, isOn = false, children, ...rest }: ControlButtonProps) {
  return (
    <Button
      variant={isOn ? "contained" : "outlined"}
      title={children}
      {...rest}
      sx={{
        position: "relative",
        flexDirection: "column",
        gap: 0.25,
        flex: { xs: "0 1 56px", sm: "1 1 72px" },
        maxWidth: { sm: 104 },
        minWidth: 44,
        minHeight: { xs: 48, sm: 56 },
        padding: 0.5,
        // Two lines of text would cross the corners of a pill.
        borderRadius: { sm: "12px" },
        fontSize: "0.75rem",
        lineHeight: 1.2,
        textAlign: "center",
      }}
    >
      {icon}
      <Box
        component="span"
        sx={(theme) => ({ [theme.breakpoints.down("sm")]: visuallyHidden, hyphens: "auto" })}
      >
        {children}
      </Box>
    </Button>
  );
}

/** Ends or leaves the visit; looks different from the other buttons to prevent mistakes. */
export function ExitButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <ControlButton variant="contained" color="error" icon={<EndIcon />} onClick={onClick}>
      {children}
    </ControlButton>
  );
}
