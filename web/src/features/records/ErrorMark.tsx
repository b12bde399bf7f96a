import Typography from "@mui/material/Typography";
import type { EnteredInError } from "@salvia/domain/record/enteredInError";
import { useTranslation } from "react-i18next";

import { ExactTime } from "../../ui/ExactTime.tsx";
import { StaffName } from "../../ui/StaffName.tsx";

/** That an entry was entered in error: why, by whom and when. */
export function ErrorMark({ mark: { by, at, reason } }: { mark: EnteredInError }) {
  const { t } = useTranslation("records");
  return (
    <Typography
      component="span"
      sx={{
        display: "block",
        fontSize: "0.875rem",
        color: "text.secondary",
        whiteSpace: "normal",
        overflowWrap: "anywhere",
        maxWidth: "36ch",
      }}
    >
      {t("error.marked", { reason })} <StaffName uid={by} />
      {" · "}
      <ExactTime moment={at} />
    </Typography>
  );
}
