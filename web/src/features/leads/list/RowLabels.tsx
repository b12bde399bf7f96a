import ScheduleIcon from "@mui/icons-material/ScheduleSendOutlined";
import { keyframes, styled } from "@mui/material/styles";
import { createContext, use } from "react";
import { useTranslation } from "react-i18next";
import LeavingIcon from "@mui/icons-material/LogoutOutlined";
import MessageIcon from "@mui/icons-material/MarkUnreadChatAltOutlined";
import MovingIcon from "@mui/icons-material/SwapVertOutlined";

import type { RowHighlight } from "./useRowHighlights.ts";

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

/** Label of a row that is about to leave or move; nothing for other highlights. */
export function LeavingLabel({ highlight }: { highlight: RowHighlight | undefined }) {
  const { t } = useTranslation("leads");
  if (highlight !== "leaving" && highlight !== "moving") return null;
  const Icon = highlight === "leaving" ? LeavingIcon : MovingIcon;
  return (
    <RowNote>
      <Icon aria-hidden="true" />
      {t(`row.${highlight}`)}
    </RowNote>
  );
}

/** The leads whose person has written again, which the reader has not read yet. */
export const WroteAgainContext = createContext<ReadonlySet<string>>(new Set());

export function WroteAgainLabel({ id }: { id: string }) {
  const { t } = useTranslation("leads");
  if (!use(WroteAgainContext).has(id)) return null;
  return (
    <RowNote>
      <MessageIcon aria-hidden="true" />
      {t("row.wroteAgain")}
    </RowNote>
  );
}

/** Small print below a lead's name. */
const RowNote = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 4,
  fontSize: "0.75rem",
  fontWeight: 400,
  lineHeight: 1.2,
  color: theme.vars.palette.secondary.main,
  "& svg": { fontSize: 14 },
}));

const Waiting = styled(RowNote)({ animation: `${appear} 1ms 1s backwards` });
