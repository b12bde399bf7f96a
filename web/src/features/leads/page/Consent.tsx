import Box from "@mui/material/Box";
import type { Lead } from "@salvia/domain/lead/lead";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { Blockquote, ConsentDialog } from "../moves/ConsentDialog.tsx";
import { LeadProblemNotice } from "../moves/LeadProblemNotice.tsx";
import { useLeadMutation } from "../moves/useLeadMutation.ts";
import type { LeadRow } from "../paging/leadRow.ts";

type ConsentProps = {
  row: LeadRow;
  /** Whether the user may record and withdraw the consent. */
  own: boolean;
};

/** Whether, when and to what sentence a person consented to be contacted by the assistant. */
export function Consent({ row, own }: ConsentProps) {
  const { t } = useTranslation("leadPage");
  const { id, lead } = row;
  const { consent } = lead;
  const mutation = useLeadMutation();
  /** The lead as it was when the question was opened. */
  const [asked, setAsked] = useState<Lead | null>(null);
  const text = useRef<HTMLDivElement>(null);
  useFocusKept(text, consent === null);
  const close = () => setAsked(null);

  function change(...[write, done]: Parameters<typeof mutation.run>) {
    close();
    void mutation.run(write, done);
  }

  return (
    <Box sx={{ display: "grid", justifyItems: "start", gap: 1 }}>
      <LeadProblemNotice problem={mutation.problem} />
      <Box ref={text} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
        {consent === null ? (
          <span>{t("consent.none")}</span>
        ) : (
          <span>
            {t("consent.given")} <ExactTime moment={consent.at} />
          </span>
        )}
      </Box>
      {consent === null ? null : <Blockquote lang={consent.language}>{consent.wording}</Blockquote>}
      {own ? (
        <Button
          size="small"
          variant="outlined"
          color={consent === null ? "primary" : "inherit"}
          onClick={() => {
            mutation.forget();
            setAsked(lead);
          }}
        >
          {t(consent === null ? "consent.record" : "consent.withdraw")}
        </Button>
      ) : null}
      {asked !== null && asked.consent === null ? (
        <ConsentDialog
          row={row}
          onClose={close}
          onRecord={(language) =>
            change(
              { kind: "consent", leadId: id, base: asked, language },
              t("toast.consentRecorded"),
            )
          }
        />
      ) : null}
      <ConfirmDialog
        open={asked !== null && asked.consent !== null}
        title={t("withdraw.title")}
        body={t(lead.status === "aiContacting" ? "withdraw.bodyMoving" : "withdraw.body")}
        cancelLabel={t("cancel")}
        confirmLabel={t("consent.withdraw")}
        onCancel={close}
        onConfirm={() => {
          if (asked === null) return;
          change({ kind: "withdrawal", leadId: id, base: asked }, t("toast.consentWithdrawn"));
        }}
      />
    </Box>
  );
}
