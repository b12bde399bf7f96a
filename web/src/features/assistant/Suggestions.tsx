import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";

import { SproutPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";

type SuggestionsProps = {
  /** Whether a patient's record is open, so that questions about it make sense. */
  withRecord: boolean;
  online: boolean;
  onAsk: (question: string) => void;
};

const ofDay = ["today", "next", "free", "tasks", "record"] as const;
const ofRecord = ["vitals", "trend", "medications", "today", "tasks"] as const;

/** Suggested questions, shown before a conversation has begun. */
export function Suggestions({ withRecord, online, onAsk }: SuggestionsProps) {
  const { t } = useTranslation("assistant");
  const offered = withRecord ? ofRecord : ofDay;
  return (
    <StateMessage picture={<SproutPicture />} title={t("empty.title")} level="h2">
      <p>{t("empty.body")}</p>
      <Questions>
        {offered.map((key) => (
          <li key={key}>
            <Button
              variant="outlined"
              disabled={!online}
              onClick={() => onAsk(t(`suggestion.${key}`))}
            >
              {t(`suggestion.${key}`)}
            </Button>
          </li>
        ))}
      </Questions>
    </StateMessage>
  );
}

const Questions = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 8,
});
