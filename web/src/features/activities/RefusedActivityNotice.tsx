import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

import { useFailureText } from "../../ui/useFailureText.ts";
import type { RefusedActivity } from "./unsavedActivities.ts";

type RefusedActivityNoticeProps = RefusedActivity & { onAgain: () => void; onDrop: () => void };

/** A note that was not saved, with its text, so that nobody need write it twice. */
export function RefusedActivityNotice(props: RefusedActivityNoticeProps) {
  const { activity, failure, onAgain, onDrop } = props;
  const { t } = useTranslation("leadPage");
  const failureText = useFailureText();
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{t(`refused.${activity.kind}`)}</AlertTitle>
      {failureText(failure)}
      <Box
        component="blockquote"
        sx={{ margin: 0, marginBlock: 1, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
      >
        {activity.text}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button size="small" variant="outlined" onClick={onAgain}>
          {t("refused.again")}
        </Button>
        <Button size="small" color="inherit" onClick={onDrop}>
          {t("refused.drop")}
        </Button>
      </Box>
    </Alert>
  );
}
