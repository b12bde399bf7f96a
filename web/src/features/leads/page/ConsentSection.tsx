import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Lead } from "@salvia/domain/lead/lead";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "@mui/material/styles";

import { Button } from "../../../ui/Button.tsx";
import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";

type ConsentSectionProps = {
  lead: Lead;
  /** Whether the user may record and withdraw the consent. */
  editable: boolean;
  onRecord: () => void;
  onWithdraw: () => void;
};

/** Shows whether, when and to what sentence a person consented to be contacted by the assistant. */
export function ConsentSection({ lead, editable, onRecord, onWithdraw }: ConsentSectionProps) {
  const { t } = useTranslation("leadPage");
  const { consent } = lead;
  const consentText = useRef<HTMLParagraphElement>(null);
  useFocusKept(consentText, consent === null);
  return (
    <Section title={t("consent.title")}>
      <Typography ref={consentText} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
        {consent === null ? (
          t("consent.none")
        ) : (
          <span>
            {t("consent.given")} <ExactTime moment={consent.at} />
          </span>
        )}
      </Typography>
      {consent === null ? null : <Blockquote lang={consent.language}>{consent.wording}</Blockquote>}
      {editable ? (
        <Box>
          {consent === null ? (
            <Button variant="outlined" onClick={onRecord}>
              {t("consent.record")}
            </Button>
          ) : (
            <Button color="inherit" variant="outlined" onClick={onWithdraw}>
              {t("consent.withdraw")}
            </Button>
          )}
        </Box>
      ) : null}
    </Section>
  );
}

/** A sentence quoted verbatim. */
export const Blockquote = styled("blockquote")(({ theme }) => ({
  margin: 0,
  padding: "12px 16px",
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  borderRadius: "0 8px 8px 0",
  backgroundColor: theme.vars.palette.tint,
}));
