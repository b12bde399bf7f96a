import ScheduleIcon from "@mui/icons-material/ScheduleSendOutlined";
import { keyframes, styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";

import { RowNote } from "./RowNote.tsx";

/**
 * Label of a lead that has not reached the server. Appears after a second, since most are saved by
 * then.
 */
export function WaitingLabel() {
  const { t } = useTranslation("leads");
  return (
    <Waiting>
      <ScheduleIcon aria-hidden="true" />
      {t("row.waiting")}
    </Waiting>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

const Waiting = styled(RowNote)({ animation: `${appear} 1ms 1s backwards` });
