import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { threadPath } from "@salvia/domain/assistantSource";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLive } from "../../firebase/live.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { LoadProblem } from "../../ui/LoadProblem.tsx";
import { Section } from "../../ui/Section.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { recentThreads, type ThreadRow } from "./assistant.data.ts";

type ThreadListProps = {
  uid: string;
  /** The one that is open. */
  current: string | null;
};

/** Somebody's earlier conversations, the latest first. */
export function ThreadList({ uid, current }: ThreadListProps) {
  const { t } = useTranslation("assistant");
  const threads = useLive("assistantThreads", recentThreads(uid), (found) => found.length === 0);
  return <Section title={t("earlier.title")}>{content()}</Section>;

  function content() {
    if (threads.status === "loading") return <Loading />;
    if (threads.status === "error") {
      return <LoadProblem failure={threads.failure} onRetry={threads.retry} />;
    }
    if (threads.status === "content") return <Rows rows={threads.value} current={current} />;
    return <Typography sx={{ color: "text.secondary" }}>{t("earlier.none")}</Typography>;
  }
}

function Rows({ rows, current }: { rows: readonly ThreadRow[]; current: string | null }) {
  return (
    <List>
      {rows.map(({ id, title, updatedAt }) => (
        <li key={id}>
          <Link to={threadPath(id)} {...(id === current && { "aria-current": "page" as const })}>
            {title}
          </Link>
          <TimeAgo moment={updatedAt} />
        </li>
      ))}
    </List>
  );
}

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  fontSize: "0.875rem",
  "& > li": {
    display: "grid",
    gap: 2,
    padding: "10px 0",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li:first-of-type": { borderTop: 0 },
  "& a": { color: "inherit", overflowWrap: "anywhere", minHeight: 24 },
  "& a[aria-current]": { fontWeight: 600 },
  "& time": { color: theme.vars.palette.text.secondary, justifySelf: "start" },
}));
