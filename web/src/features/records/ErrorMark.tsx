import Typography from "@mui/material/Typography";
import type { EnteredInError } from "@salvia/domain/record/enteredInError";
import { useTranslation } from "react-i18next";

import { ExactTime } from "../../ui/time/ExactTime.tsx";
import { StaffName } from "../../ui/StaffName.tsx";

/** Shows that an entry was entered in error, with the reason, the author and the date. */
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
