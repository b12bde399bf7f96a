import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { deviceTimeZone, timeZones, type TimeZone } from "../../lib/time/timeZones.ts";
import { Button } from "../../ui/Button.tsx";

type TimeZoneFieldProps = { value: string; onChange: (timeZone: string) => void };

/** Chooses a time zone by city, IANA name or offset, and offers the zone of this device. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const { t } = useTranslation("settings");
  const { language } = useLanguage();
  // The time the page was opened is precise enough: offsets change twice a year.
  const [now] = useState(() => new Date());
  const zones = useMemo(() => timeZones(language, now, value), [language, now, value]);
  const chosen = zones.find(({ name }) => name === value);
  const device = deviceTimeZone();
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <Autocomplete
        fullWidth
        disableClearable
        // Renders the list inside the page's landmarks rather than after them.
        disablePortal
        autoHighlight
        options={zones}
        {...(chosen && { value: chosen })}
        onChange={(_event, zone) => onChange(zone.name)}
        getOptionKey={({ name }) => name}
        getOptionLabel={labelOf}
        isOptionEqualToValue={(one, other) => one.name === other.name}
        filterOptions={matching}
        renderOption={({ key, ...props }, zone) => (
          <Choice key={key} {...props}>
            <b>{zone.city}</b>
            <span>{zone.offset}</span>
            <span>{zone.name}</span>
          </Choice>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t("profile.timezone")}
            helperText={t("profile.timezoneHint")}
          />
        )}
        openText={t("profile.open")}
        closeText={t("profile.close")}
        noOptionsText={t("profile.noZone")}
        sx={{ maxWidth: 440 }}
      />
      {device === value ? null : (
        <Button size="small" onClick={() => onChange(device)}>
          {t("profile.device", { zone: device.replaceAll("_", " ") })}
        </Button>
      )}
    </Box>
  );
}

function labelOf({ name, offset }: TimeZone): string {
  const readable = name.replaceAll("_", " ");
  return offset === "" || name === "UTC" ? readable : `${readable} (${offset})`;
}

// Matches names with and without underscores, such as `New_York` and `New York`.
const matching = createFilterOptions<TimeZone>({
  stringify: (zone) => `${labelOf(zone)} ${zone.name}`,
  ignoreAccents: true,
  trim: true,
});

const Choice = styled("li")(({ theme }) => ({
  "&&": { display: "grid", gridTemplateColumns: "1fr auto", columnGap: 16, minHeight: 44 },
  "& b": { fontWeight: 600 },
  "& span": { color: theme.vars.palette.text.secondary, fontSize: "0.8125rem" },
  "& span:last-of-type": { gridColumn: "1 / -1" },
}));
