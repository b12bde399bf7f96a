import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useTranslation } from "react-i18next";

import { StaffName } from "../../../ui/StaffName.tsx";

type ClinicianChoiceProps = {
  /** The clinicians who treat the member. */
  uids: readonly string[];
  value: string | null;
  onChoose: (uid: string) => void;
};

/** Selects one of the member's own clinicians. */
export function ClinicianChoice({ uids, value, onChoose }: ClinicianChoiceProps) {
  const { t } = useTranslation("appointments");
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label={t("ask.clinician")}
      sx={{ flexWrap: "wrap" }}
      onChange={(_event, chosen: unknown) => {
        if (typeof chosen === "string") onChoose(chosen);
      }}
    >
      {uids.map((uid) => (
        <ToggleButton key={uid} value={uid} sx={{ paddingInline: 2 }}>
          <StaffName uid={uid} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
