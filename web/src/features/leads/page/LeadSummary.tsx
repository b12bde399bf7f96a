import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { Lead } from "@salvia/domain/lead/lead";
import { leadStatuses, stepOf, type LeadStatus } from "@salvia/domain/lead/leadStatus";
import { isBackwardTransition, transitionBlocker } from "@salvia/domain/lead/stageTransition";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { MissingDocuments } from "../checklist/MissingDocuments.tsx";
import { UndoConversion } from "../conversion/UndoConversion.tsx";
import { LeadProgress, LeadStatusLabel } from "../LeadStatusLabel.tsx";
import { WaitingLabel } from "../list/RowLabels.tsx";
import { LeadProblemNotice } from "../moves/LeadProblemNotice.tsx";
import { asksBefore } from "../moves/leadMoves.ts";
import { MoveMenu } from "../moves/MoveMenu.tsx";
import { MoveQuestion } from "../moves/MoveQuestion.tsx";
import { UndoMove } from "../moves/UndoMove.tsx";
import { useAskedMove } from "../moves/useAskedMove.ts";
import { useLeadMutation } from "../moves/useLeadMutation.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { QuotedPremium } from "../quote/QuotedPremium.tsx";
import { useIsQuoteNeeded } from "../quote/useQuote.ts";
import { LeadViewers } from "./LeadViewers.tsx";

type LeadSummaryProps = {
  row: LeadRow;
  /** Whether the lead is the user's own, who may then move it. */
  own: boolean;
  /** How to reach the lead. */
  children: ReactNode;
};

/** Where a lead stands, and what its owner does about it: the likely move first. */
export function LeadSummary({ row, own, children }: LeadSummaryProps) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const { id, lead, pending } = row;
  const mutation = useLeadMutation();
  const isQuoteNeeded = useIsQuoteNeeded(id);
  const stage = useRef<HTMLElement>(null);
  useFocusKept(stage, `${lead.status} ${lead.ownerId}`);
  const toast = (key: "moved" | "undone", status: LeadStatus) =>
    t(`toast.${key}`, { status: t(`leads:status.${status}`) });
  const moves = useAskedMove(({ row: { lead: base }, to }, answer) => {
    void mutation.run({ kind: "move", leadId: id, base, to, ...answer }, toast("moved", to));
  });
  const ahead = own ? stagesAhead(lead) : [];

  function move(to: LeadStatus) {
    mutation.forget();
    // The page has the list of documents, so that they need no question.
    moves.begin({ row, to }, to !== "documents" && asksBefore(lead, to));
  }

  return (
    <Section title={t("summary.title")} action={<LeadViewers leadId={id} />}>
      <LeadProblemNotice problem={mutation.problem} />
      {own ? (
        <UndoMove
          row={row}
          onUndo={(to) => {
            void mutation.run({ kind: "undo", leadId: id, base: lead, to }, toast("undone", to));
          }}
        />
      ) : null}
      {own ? <UndoConversion row={row} /> : null}
      <Facts>
        <div>
          <dt>{t("stage.title")}</dt>
          <dd ref={stage} tabIndex={-1}>
            <LeadStatusLabel status={lead.status} />
            <LeadProgress step={lead.step} halted={lead.status === "lost"} />
            {pending ? <WaitingLabel /> : null}
          </dd>
        </div>
        <div>
          <dt>{t("leads:columns.plan")}</dt>
          <dd>
            <span>{t(`leads:plan.${lead.plan}`)}</span>
          </dd>
        </div>
        <div>
          <dt>{t("summary.quote")}</dt>
          <dd>
            <QuotedPremium row={row} />
          </dd>
        </div>
        <div>
          <dt>{t("facts.owner")}</dt>
          <dd>
            {lead.ownerId === null ? (
              <span>{t("facts.pool")}</span>
            ) : (
              <StaffName uid={lead.ownerId} />
            )}
          </dd>
        </div>
      </Facts>
      {lead.status === "enrolled" ? <Typography>{t("stage.client")}</Typography> : null}
      {lead.loss === undefined ? null : (
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {t("leads:loss.because", {
            reason: lead.loss.note ?? t(`leads:loss.${lead.loss.reason}`),
          })}
        </Typography>
      )}
      {lead.status === "lost" ? <Typography>{t("stage.lost")}</Typography> : null}
      {lead.status === "documents" ? <MissingDocuments leadId={id} /> : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {ahead.map((to, place) => (
          <Button
            key={to}
            variant={place === 0 ? "contained" : "outlined"}
            onClick={() => move(to)}
          >
            {lead.status === "lost"
              ? t("stage.again")
              : to === "enrolled"
                ? t("stage.enrolled")
                : t("stage.move", { status: t(`leads:status.${to}`) })}
          </Button>
        ))}
        {children}
        {own && lead.status !== "enrolled" ? (
          <MoveMenu row={row} focusable text={t("stage.others")} onMove={move} />
        ) : null}
      </Box>
      {moves.asked === null ? null : (
        <MoveQuestion
          move={moves.asked}
          isQuoteNeeded={isQuoteNeeded}
          onAnswer={moves.answer}
          onClose={moves.giveUp}
        />
      )}
    </Section>
  );
}

/** The stages to which a lead can go on, the likely one first, or at which a lost one reopens. */
function stagesAhead(lead: Lead): readonly LeadStatus[] {
  return leadStatuses.filter((to) => {
    const blocker = transitionBlocker(lead, to);
    return (
      stepOf(to) !== null &&
      !isBackwardTransition(lead, to) &&
      // A missing plan is asked for first.
      (blocker === null || blocker === "plan")
    );
  });
}

const Facts = styled("dl")(({ theme }) => ({
  margin: 0,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))",
  gap: "12px 16px",
  "& dt": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& dd": {
    display: "grid",
    justifyItems: "start",
    gap: 4,
    margin: 0,
    fontWeight: 600,
    overflowWrap: "anywhere",
    "&:focus": { outline: "none" },
  },
}));
