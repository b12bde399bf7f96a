import Box from "@mui/material/Box";
import type { LeadFilter, LeadView } from "@salvia/domain/lead/leadFilter";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Failure } from "../../../firebase/clientError.ts";
import { Button } from "../../../ui/Button.tsx";
import { SproutPicture, WiltedPicture } from "../../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../../ui/status/StateMessage.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { filterCount } from "../filter/leadListUrl.ts";
import { stepWords } from "../filter/stepOn.ts";

/** Empty list: explains why and offers an action. */
export function NoLeads({ view, action }: { view: LeadView; action: ReactNode }) {
  const { t } = useTranslation("leads");
  return (
    <StateMessage picture={<SproutPicture />} title={t(`empty.${view}.title`)} action={action}>
      {t(`empty.${view}.body`)}
    </StateMessage>
  );
}

type NoMatchesProps = { filter: LeadFilter; onClear: () => void };

export function NoMatches({ filter, onClear }: NoMatchesProps) {
  const { t } = useTranslation("leads");
  const word = filterCount(filter) === 1 ? filter.step?.word : undefined;
  const asked = stepWords.find((each) => each === word);
  return (
    <StateMessage
      picture={<SproutPicture />}
      title={t("noMatches.title")}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t("noMatches.action")}
        </Button>
      }
    >
      {t(asked === undefined ? "noMatches.body" : `steps.empty.${asked}`)}
    </StateMessage>
  );
}

/** Shown when the list cannot be read. */
export function LeadListFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation("leads");
  const failureText = useFailureText();
  return (
    <div role="alert">
      <StateMessage
        picture={<WiltedPicture />}
        title={t("failed.title")}
        action={
          <Button variant="contained" onClick={onRetry}>
            {t("failed.retry")}
          </Button>
        }
      >
        {failureText(failure)}
      </StateMessage>
    </div>
  );
}

/** Shown when nothing has loaded and the server is unreachable, unlike an empty list. */
export function LeadListUnreachable() {
  const { t } = useTranslation("leads");
  return (
    <Box component="output" sx={{ display: "block" }}>
      <StateMessage picture={<WiltedPicture />} title={t("unreachable.title")}>
        {t("unreachable.body")}
      </StateMessage>
    </Box>
  );
}
