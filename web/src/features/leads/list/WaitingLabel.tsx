import ScheduleIcon from "@mui/icons-material/ScheduleSendOutlined";
import { keyframes, styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";

import { RowNote } from "./RowNote.tsx";

/** Says that a lead has yet to reach the server. It holds back for a second: most are there by then. */
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
