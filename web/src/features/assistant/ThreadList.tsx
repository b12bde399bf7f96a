import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { threadPath } from "@salvia/domain/assistant/assistantSource";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useMutation } from "../../firebase/useMutation.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { Section } from "../../ui/Section.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { TimeAgo } from "../../ui/time/TimeAgo.tsx";
import { deleteThread, recentThreads, type ThreadRow } from "./assistant.data.ts";

type ThreadListProps = {
  uid: string;
  /** The id of the open conversation. */
  current: string | null;
  onDeleted: (threadId: string) => void;
};

/** A user's earlier conversations, latest first. */
export function ThreadList({ uid, current, onDeleted }: ThreadListProps) {
  const { t } = useTranslation("assistant");
  const threads = useLiveQuery("assistantThreads", recentThreads(uid), (rows) => rows.length === 0);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section title={t("earlier.title")} headingRef={heading}>
      <LoadProblem of={threads} />
      {threads.status === "loading" ? <Loading /> : null}
      {threads.status === "empty" ? (
        <Typography sx={{ color: "text.secondary" }}>{t("earlier.none")}</Typography>
      ) : null}
      {threads.status === "content" ? (
        <PlainList sx={{ fontSize: "0.875rem" }}>
          {threads.value.map((row) => (
            <Row
              key={row.id}
              row={row}
              isCurrent={row.id === current}
              onDeleted={() => {
                // Deleting the row removes the pressed button.
                heading.current?.focus();
                onDeleted(row.id);
              }}
            />
          ))}
        </PlainList>
      ) : null}
    </Section>
  );
}

type RowProps = { row: ThreadRow; isCurrent: boolean; onDeleted: () => void };

/** An earlier conversation, with a link to open it and a confirmed delete. */
function Row({ row: { id, title, updatedAt }, isCurrent, onDeleted }: RowProps) {
  const { t } = useTranslation("assistant");
  const [asking, setAsking] = useState(false);
  const deleting = useMutation();

  async function remove() {
    setAsking(false);
    if (await deleting.run(() => deleteThread({ id }))) onDeleted();
  }

  return (
    <Item>
      <div>
        <Link to={threadPath(id)} {...(isCurrent && { "aria-current": "page" as const })}>
          {title}
        </Link>
        <TimeAgo moment={updatedAt} />
      </div>
      <IconButton
        aria-label={t("delete.named", { title })}
        aria-disabled={deleting.busy}
        onClick={() => setAsking(!deleting.busy)}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      <MutationProblem mutation={deleting} />
      <ConfirmDialog
        open={asking}
        title={t("delete.question")}
        body={t("delete.body", { title })}
        cancelLabel={t("delete.stay")}
        confirmLabel={t("delete.leave")}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </Item>
  );
}

const Item = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: 8,
  padding: "6px 0",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "&:first-of-type": { borderTop: 0 },
  "& > div": { display: "grid", gap: 2, paddingBlock: 6 },
  "& > [role=alert]": { gridColumn: "1 / -1" },
  "& a": { color: "inherit", overflowWrap: "anywhere", minHeight: 24 },
  "& a[aria-current]": { fontWeight: 600 },
  "& time": { color: theme.vars.palette.text.secondary, justifySelf: "start" },
}));
