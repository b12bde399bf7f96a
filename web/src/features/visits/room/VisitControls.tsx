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

import { DeviceSelect } from "../media/DeviceSelect.tsx";
import { trackOf, type OwnMedia } from "../media/useOwnMedia.ts";

type VisitControlsProps = {
  media: OwnMedia;
  /** The button that leaves or ends the visit. */
  exit: ReactNode;
};

/** The controls of a visit, also usable by keyboard. */
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
          // Two per row or all in one row: a single leftover button looks like a different kind.
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

/** A toggle labeled with the action of the next press. */
function Toggle({ isOff, icon, onToggle, children }: ToggleProps) {
  return (
    <Button variant={isOff ? "contained" : "outlined"} startIcon={icon} onClick={onToggle}>
      {children}
    </Button>
  );
}

/** Ends or leaves the visit; looks different from the other buttons to prevent mistakes. */
export function ExitButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button variant="contained" color="error" startIcon={<EndIcon />} onClick={onClick}>
      {children}
    </Button>
  );
}
