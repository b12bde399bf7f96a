import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { threadPath } from "@salvia/domain/assistant/assistantSource";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useMutation } from "../../firebase/useMutation.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { TimeAgo } from "../../ui/time/TimeAgo.tsx";
import { deleteThread, type ThreadRow } from "./assistant.data.ts";

type ThreadItemProps = {
  row: ThreadRow;
  isCurrent: boolean;
  /** Called after the conversation is deleted. */
  onDeleted: () => void;
};

/** An earlier conversation in the list, with a link to open it and a confirmed delete. */
export function ThreadItem({
  row: { id, title, updatedAt },
  isCurrent,
  onDeleted,
}: ThreadItemProps) {
  const { t } = useTranslation("assistant");
  const [asking, setAsking] = useState(false);
  const deleting = useMutation();

  async function remove() {
    setAsking(false);
    if (await deleting.run(() => deleteThread(id))) onDeleted();
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
