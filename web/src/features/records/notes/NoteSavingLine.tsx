import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import type { NoteDraft, NoteSaving } from "./noteDraft.ts";

type NoteSavingLineProps = { saving: NoteSaving; isEmpty: boolean; draft: NoteDraft };

/** Shows whether the text is saved, and what to do if it is not. */
export function NoteSavingLine({ saving, isEmpty, draft }: NoteSavingLineProps) {
  const { t } = useTranslation("records");
  const failureText = useFailureText();
  if (saving.status === "failed") {
    return (
      <Notice severity="warning">
        {t("notes.failed", { reason: failureText(saving.failure) })}
      </Notice>
    );
  }
  if (saving.status === "refused") return <Notice severity="error">{t("notes.refused")}</Notice>;
  if (saving.status === "conflict") {
    return (
      <Notice severity="warning">
        {t("notes.conflict.body")}
        <Typography component="blockquote" sx={quote}>
          {saving.theirs}
        </Typography>
        <Button size="small" onClick={draft.keepMine}>
          {t("notes.conflict.mine")}
        </Button>
        <Button size="small" onClick={draft.takeTheirs}>
          {t("notes.conflict.theirs")}
        </Button>
      </Notice>
    );
  }
  const word = isEmpty ? "" : t(saving.status === "saved" ? "notes.saved" : "notes.unsaved");
  return (
    <Box component="output" sx={{ color: "text.secondary", fontSize: "0.875rem", minHeight: 20 }}>
      {word}
    </Box>
  );
}

const quote = {
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  maxHeight: 160,
  overflowY: "auto",
  margin: 0,
  marginBlock: 1,
} as const;
