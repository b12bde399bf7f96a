import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Lead } from "@salvia/domain/lead/lead";
import { quotedPeople, type QuoteDetails } from "@salvia/domain/lead/quote/quote";
import { quotedPrice } from "@salvia/domain/lead/quote/quotePrice";
import { plans, type Plan } from "@salvia/domain/site/plan";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { MonthlyPremium } from "../../../ui/units/MonthlyPremium.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { useQuote, useQuoteMutation } from "./useQuote.ts";

type QuoteDialogProps = {
  row: LeadRow;
  /** Whether the lead moves to quoted once it has the quote. */
  moving?: boolean;
  onMade: () => void;
  onClose: () => void;
};

/** Makes a quote: the plan, how many people it covers, and what that costs. */
export function QuoteDialog({ row, moving = false, onMade, onClose }: QuoteDialogProps) {
  const { t } = useTranslation(["quote", "leads"]);
  const live = useQuote(row.id);
  const before = live.status === "content" ? live.value.data : null;
  const mutation = useQuoteMutation();
  const [chosen, setChosen] = useState<QuoteDetails | null>(null);
  const { plan, adults, children } = chosen ??
    before ?? { plan: planOf(row.lead), adults: 1, children: 0 };
  const details: QuoteDetails = { plan, adults, children };
  const change = (fields: Partial<QuoteDetails>) => setChosen({ ...details, ...fields });

  async function submit() {
    const of = { leadId: row.id, name: fullName(row), rev: before?.rev ?? 0 };
    if (await mutation.make(of, details)) onMade();
  }

  return (
    <FormDialog
      title={t("titleFor", { name: fullName(row) })}
      cancel={t("dialog.cancel")}
      confirm={t(moving ? "dialog.saveAndMove" : "dialog.save")}
      busyLabel={t("dialog.saving")}
      busy={mutation.busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {moving ? (
        <Typography>{t("dialog.first", { status: t("leads:status.quoted") })}</Typography>
      ) : null}
      <QuoteRefusal refusal={mutation.refusal} />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "1fr 1fr" }}>
        <Choice
          label={t("plan")}
          value={plan}
          choices={plans.map((each) => [each, t(`leads:plan.${each}`)])}
          wide
          onChange={(value) => change({ plan: plans.find((each) => each === value) ?? plan })}
        />
        <Choice
          label={t("dialog.adults")}
          value={String(adults)}
          choices={numbersIn(quotedPeople.adults)}
          onChange={(value) => change({ adults: Number(value) })}
        />
        <Choice
          label={t("dialog.children")}
          value={String(children)}
          choices={numbersIn(quotedPeople.children)}
          onChange={(value) => change({ children: Number(value) })}
        />
      </Box>
      <Typography variant="h3" component="output">
        <MonthlyPremium amount={quotedPrice(details)} />
      </Typography>
    </FormDialog>
  );
}

/** The lead's plan; leads without one get no quote. */
function planOf({ plan }: Lead): Plan {
  return plan === "undecided" ? plans[0] : plan;
}

type ChoiceProps = {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, text: string])[];
  /** Whether it takes a line of its own. */
  wide?: boolean;
  onChange: (value: string) => void;
};

function Choice({ label, value, choices, wide = false, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={wide ? { gridColumn: "1 / -1" } : {}}
    >
      {choices.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </TextField>
  );
}

function numbersIn({ least, most }: { least: number; most: number }) {
  return Array.from({ length: most - least + 1 }, (_, index) => {
    const text = String(least + index);
    return [text, text] as const;
  });
}

function QuoteRefusal({ refusal }: { refusal: ReturnType<typeof useQuoteMutation>["refusal"] }) {
  const { t } = useTranslation("quote");
  const failureText = useFailureText();
  if (refusal === null) return null;
  return (
    <Notice severity="error">
      {refusal.kind === "failed" ? failureText(refusal.failure) : t(`refused.${refusal.kind}`)}
    </Notice>
  );
}
