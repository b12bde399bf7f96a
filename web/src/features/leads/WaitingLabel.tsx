import ScheduleIcon from "@mui/icons-material/ScheduleSendOutlined";
import { keyframes, styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";

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

const Waiting = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 4,
  fontSize: "0.75rem",
  fontWeight: 400,
  lineHeight: 1.2,
  color: theme.vars.palette.secondary.main,
  animation: `${appear} 1ms 1s backwards`,
  "& svg": { fontSize: 14 },
}));
