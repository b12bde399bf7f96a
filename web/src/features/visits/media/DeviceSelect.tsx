import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";

import type { MediaKind } from "./openMedia.ts";
import { trackOf, type OwnMedia } from "./useOwnMedia.ts";

/** A camera or microphone selector, shown only if there is a choice. */
export function DeviceSelect({ kind, media }: { kind: MediaKind; media: OwnMedia }) {
  const { t } = useTranslation("visits");
  const devices = media.devices.filter((device) => device.kind === `${kind}input`);
  const used = trackOf(media.stream, kind)?.getSettings().deviceId ?? "";
  if (devices.length < 2) return null;
  return (
    <TextField
      select
      size="small"
      label={t(kind === "audio" ? "check.microphone" : "check.camera")}
      value={devices.some(({ deviceId }) => deviceId === used) ? used : ""}
      onChange={(event) => media.choose(kind, event.target.value)}
      sx={{ maxWidth: 420 }}
    >
      {devices.map(({ deviceId, label }) => (
        <MenuItem key={deviceId} value={deviceId}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
