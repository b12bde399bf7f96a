import EndIcon from "@mui/icons-material/CallEndOutlined";
import MicOffIcon from "@mui/icons-material/MicOffOutlined";
import MicIcon from "@mui/icons-material/MicOutlined";
import DevicesIcon from "@mui/icons-material/TuneOutlined";
import CameraOffIcon from "@mui/icons-material/VideocamOffOutlined";
import CameraIcon from "@mui/icons-material/VideocamOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { DeviceSelect } from "./DeviceSelect.tsx";
import { trackOf, type OwnMedia } from "./useOwnMedia.ts";

type VisitControlsProps = {
  media: OwnMedia;
  /** How one gets out. */
  exit: ReactNode;
};

/** What one may do in a visit, by keyboard as well. */
export function VisitControls({ media, exit }: VisitControlsProps) {
  const { t } = useTranslation("visits");
  const [choosing, setChoosing] = useState(false);
  const { off, stream, devices } = media;
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Box
        component="fieldset"
        aria-label={t("controls.label")}
        sx={{
          display: "grid",
          // Two beside each other, or all of them: one that is left over looks as if it were of another kind.
          gridTemplateColumns: "repeat(auto-fit, minmax(max(165px, 22%), 1fr))",
          "& > .MuiButton-root": { minHeight: 44, paddingInline: 1, lineHeight: 1.3 },
          gap: 1,
          width: "100%",
          maxWidth: 800,
          justifySelf: "center",
          border: 0,
          margin: 0,
          padding: 0,
        }}
      >
        {trackOf(stream, "audio") === null ? null : (
          <Toggle
            isOff={off.audio}
            icon={off.audio ? <MicOffIcon /> : <MicIcon />}
            onToggle={() => media.toggle("audio")}
          >
            {t(off.audio ? "controls.unmute" : "controls.mute")}
          </Toggle>
        )}
        {trackOf(stream, "video") === null ? null : (
          <Toggle
            isOff={off.video}
            icon={off.video ? <CameraOffIcon /> : <CameraIcon />}
            onToggle={() => media.toggle("video")}
          >
            {t(off.video ? "controls.show" : "controls.hide")}
          </Toggle>
        )}
        {devices.length > 0 ? (
          <Button
            variant="outlined"
            startIcon={<DevicesIcon />}
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          >
            {t(choosing ? "controls.done" : "controls.devices")}
          </Button>
        ) : null}
        {exit}
      </Box>
      {choosing ? (
        <Box sx={{ display: "grid", gap: 1.5, justifyItems: "stretch", maxWidth: 420 }}>
          <DeviceSelect kind="video" media={media} />
          <DeviceSelect kind="audio" media={media} />
        </Box>
      ) : null}
    </Box>
  );
}

type ToggleProps = { isOff: boolean; icon: ReactNode; onToggle: () => void; children: string };

/** Its name says what a press does, so that it need not be pressed to be understood. */
function Toggle({ isOff, icon, onToggle, children }: ToggleProps) {
  return (
    <Button variant={isOff ? "contained" : "outlined"} startIcon={icon} onClick={onToggle}>
      {children}
    </Button>
  );
}

/** Ends or leaves: what cannot be taken for one of the other buttons. */
export function ExitButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button variant="contained" color="error" startIcon={<EndIcon />} onClick={onClick}>
      {children}
    </Button>
  );
}
