import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { appointmentModes } from "@salvia/domain/scheduling/appointment";
import {
  addressMaxLength,
  bufferLengths,
  type Availability,
} from "@salvia/domain/scheduling/availability";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { timeZones } from "../../../lib/time/timeZones.ts";
import { Section } from "../../../ui/Section.tsx";
import type { AvailabilityDraft } from "./availabilityDraft.ts";

type BufferSectionProps = {
  modes: Availability["modes"];
  onChange: (modes: Availability["modes"]) => void;
};

/** The time that stays free around appointments. */
export function BufferSection({ modes, onChange }: BufferSectionProps) {
  const { t } = useTranslation("availability");
  const id = useId();
  return (
    <Section title={t("buffer.title")} lead={t("buffer.lead")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {appointmentModes.map((mode) => (
          <TextField
            key={mode}
            select
            id={`${id}-${mode}`}
            label={t(`modes.${mode}`)}
            size="small"
            value={modes[mode].bufferMinutes}
            onChange={({ target }) => {
              const chosen = bufferLengths.find((each) => String(each) === target.value);
              if (chosen === undefined) return;
              onChange({ ...modes, [mode]: { ...modes[mode], bufferMinutes: chosen } });
            }}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            sx={{ flex: "1 1 12rem", maxWidth: 260 }}
          >
            {bufferLengths.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? t("buffer.none") : t("buffer.of", { minutes })}
              </option>
            ))}
          </TextField>
        ))}
      </Box>
    </Section>
  );
}

type PracticeSectionProps = {
  address: string;
  timezone: string;
  isAddressWrong: boolean;
  onChange: (part: Partial<AvailabilityDraft>) => void;
};

/** Where patients come to, and the time zone in which the hours count. */
export function PracticeSection(props: PracticeSectionProps) {
  const { address, timezone, isAddressWrong, onChange } = props;
  const { t } = useTranslation("availability");
  const { language } = useLanguage();
  const id = useId();
  const [now] = useState(() => new Date());
  // Hundreds of them, which don't change while somebody types.
  const options = useMemo(
    () =>
      timeZones(language, now, timezone).map(({ name, offset }) => (
        <option key={name} value={name}>
          {[name.replaceAll("_", " "), offset === "" || name === "UTC" ? "" : `(${offset})`]
            .join(" ")
            .trim()}
        </option>
      )),
    [language, now, timezone],
  );
  return (
    <Section title={t("practice.title")} lead={t("practice.lead")}>
      <TextField
        multiline
        minRows={3}
        id={`${id}-address`}
        label={t("practice.address")}
        value={address}
        error={isAddressWrong}
        helperText={
          isAddressWrong
            ? t("problem.address", { most: addressMaxLength })
            : t("practice.addressHint")
        }
        autoComplete="off"
        onChange={({ target }) => onChange({ address: target.value })}
        sx={{ maxWidth: 440 }}
      />
      <TextField
        select
        id={`${id}-zone`}
        label={t("practice.timezone")}
        value={timezone}
        helperText={t("practice.timezoneHint")}
        onChange={({ target }) => onChange({ timezone: target.value })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 440 }}
      >
        {options}
      </TextField>
    </Section>
  );
}
