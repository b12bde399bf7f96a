import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { Link as PageLink } from "react-router";

import { PlainList } from "../../ui/PlainList.tsx";
import { TimeAgo } from "../../ui/time/TimeAgo.tsx";

export type ListedConversation = {
  id: string;
  to: string;
  /** The name of the other side. */
  name: ReactNode;
  unread: number;
  /** When the last message was sent; null before the first. */
  latestAt: Date | null;
  /** Whether both can write. */
  isOpen: boolean;
};

/** Conversations, each a link to its page. */
export function ConversationList({ rows }: { rows: readonly ListedConversation[] }) {
  const { t } = useTranslation("messages");
  return (
    <PlainList aria-label={t("list")}>
      {rows.map(({ id, to, name, unread, latestAt, isOpen }) => (
        <Row key={id} data-unread={unread > 0}>
          <Link component={PageLink} to={to} underline="hover">
            {name}
          </Link>
          <span>
            {unread > 0 ? <b>{t("unread", { count: unread })}</b> : null}
            {isOpen ? null : <span>{t("closed")}</span>}
            {latestAt === null ? <span>{t("none")}</span> : <TimeAgo moment={latestAt} />}
          </span>
        </Row>
      ))}
    </PlainList>
  );
}

const Row = styled("li")(({ theme }) => ({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 16px",
  minHeight: 56,
  padding: "12px 0",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: "anywhere",
  "&:first-of-type": { borderTop: "none" },
  "& > a": { fontWeight: 550 },
  "&[data-unread=true] > a": { fontWeight: 700 },
  // The whole row opens the conversation.
  "& > a::after": { content: '""', position: "absolute", inset: 0 },
  "& > span": {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 12px",
    fontSize: "0.875rem",
    color: theme.vars.palette.text.secondary,
  },
  "& b": { color: theme.vars.palette.text.primary, fontWeight: 650 },
}));
