import MissingIcon from "@mui/icons-material/RadioButtonUncheckedOutlined";
import ReceivedIcon from "@mui/icons-material/CheckCircleOutlined";
import Checkbox from "@mui/material/Checkbox";
import { styled } from "@mui/material/styles";
import {
  needsDocuments,
  requiredDocuments,
  type Receipt,
  type RequiredDocument,
} from "@salvia/domain/lead/checklist";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useIsConfirmed } from "../../../firebase/liveQuery/useIsConfirmed.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useStaffName } from "../../../ui/StaffName.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { exactTime } from "../../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { useLeadOutbox } from "../writes/LeadOutboxProvider.tsx";
import { refusalOf, type Refusal } from "../writes/refusal.data.ts";
import { checklistOfLead } from "./checklist.data.ts";

type ChecklistSectionProps = {
  row: LeadRow;
  /** Whether the lead is the user's own, who may then tick documents. */
  own: boolean;
};

/** Which documents of a quoted lead were received; its owner ticks them. */
export function ChecklistSection({ row, own }: ChecklistSectionProps) {
  const { t } = useTranslation("checklist");
  if (!needsDocuments(row.lead)) return null;
  return (
    <Section title={t("title")}>
      <Checklist row={row} own={own} />
    </Section>
  );
}

/** The documents of a lead, with their ticks. */
export function Checklist({ row, own }: ChecklistSectionProps) {
  const { t } = useTranslation("checklist");
  const { enqueue } = useLeadOutbox();
  const live = useChecklist(row.id);
  const isConfirmed = useIsConfirmed(live);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (live.status === "loading" || live.status === "empty") {
    return <LoadingBlock height={210} label={t("loading")} />;
  }
  if (live.status === "error") return <LoadProblem of={live} />;
  const { data } = live.value;
  if (data === null && !isConfirmed) return <Notice severity="warning">{t("unreachable")}</Notice>;

  async function tick(document: RequiredDocument, received: boolean) {
    setRefusal(null);
    const of = { leadId: row.id, name: fullName(row) };
    const write = { kind: "tick", ...of, document, received } as const;
    const result = await enqueue(write);
    if (result.status === "refused") setRefusal(await refusalOf(write, result.error));
  }

  return (
    <>
      <TickRefusal refusal={refusal} />
      <PlainList sx={{ display: "grid", gap: 0.5 }}>
        {requiredDocuments.map((document) => (
          <DocumentItem
            key={document}
            document={document}
            receipt={data?.received[document] ?? null}
            onTick={own ? (received) => void tick(document, received) : null}
          />
        ))}
      </PlainList>
    </>
  );
}

type DocumentItemProps = {
  document: RequiredDocument;
  /** Null if it was not received. */
  receipt: Receipt | null;
  /** Null for those who may only read. */
  onTick: ((received: boolean) => void) | null;
};

function DocumentItem({ document, receipt, onTick }: DocumentItemProps) {
  const { t } = useTranslation("checklist");
  const id = useId();
  const received = receipt !== null;
  const Icon = received ? ReceivedIcon : MissingIcon;
  return (
    <Item>
      {onTick === null ? (
        <Icon aria-hidden="true" color={received ? "primary" : "disabled"} />
      ) : (
        <Checkbox
          id={id}
          checked={received}
          onChange={(_event, checked) => onTick(checked)}
          slotProps={{ input: { "aria-describedby": `${id}-receipt` } }}
        />
      )}
      <div>
        <label htmlFor={onTick === null ? undefined : id}>{t(`kind.${document}`)}</label>
        <small id={`${id}-receipt`}>
          {received ? <ReceiptText receipt={receipt} /> : t("notReceived")}
        </small>
      </div>
    </Item>
  );
}

function ReceiptText({ receipt: { by, at } }: { receipt: Receipt }) {
  const { t } = useTranslation("checklist");
  const { language } = useLanguage();
  const zone = useTimeZone();
  const name = useStaffName(by);
  return <span>{t("received", { name, time: exactTime(at, language, zone) })}</span>;
}

function TickRefusal({ refusal }: { refusal: Refusal | null }) {
  const { t } = useTranslation("checklist");
  const failureText = useFailureText();
  if (refusal === null) return null;
  return (
    <Notice severity="error">
      {refusal.kind === "failed"
        ? failureText(refusal.failure)
        : t(refusal.kind === "gone" ? "refused.gone" : "refused.unexplained")}
    </Notice>
  );
}

/** The checklist of a lead, live. All views of a lead share one listener. */
export function useChecklist(leadId: string) {
  return useLiveQuery(`checklists/${leadId}`, checklistOfLead(leadId));
}

const Item = styled("li")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  "& > .MuiCheckbox-root": { marginInlineStart: -9 },
  "& label": { display: "block", fontSize: "0.9375rem" },
  "& small": {
    display: "block",
    fontSize: "0.8125rem",
    color: theme.vars.palette.text.secondary,
    overflowWrap: "anywhere",
  },
}));
