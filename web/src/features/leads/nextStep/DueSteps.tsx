import CallIcon from "@mui/icons-material/CallOutlined";
import EmailIcon from "@mui/icons-material/EmailOutlined";
import DoneIcon from "@mui/icons-material/CheckOutlined";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { dayIn } from "../../../lib/time/plainDay.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { ZoneSaid } from "../../../ui/time/ZoneName.tsx";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { useLead } from "../data/useLead.ts";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { useContactLinks } from "../contact/useContactLinks.ts";
import { LeadLink } from "../LeadLink.tsx";
import { DueText } from "./DueText.tsx";
import { movedToTomorrow } from "./nextStepForm.ts";
import { dueNextSteps, type NextStepRow } from "./nextSteps.data.ts";
import { StepRefusal } from "./StepRefusal.tsx";
import { useNextStepMutation, type StepOf } from "./useNextStepMutation.ts";

/**
 * The salesperson's steps that are overdue or due today, live: pages of 20 steps, and the lead of
 * each for its name.
 */
export function DueSteps() {
  const { t } = useTranslation("nextStep");
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section title={t("dueTitle")} headingRef={heading}>
      <Content heading={heading} />
    </Section>
  );
}

function Content({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useTranslation("nextStep");
  const uid = useAuth().user?.uid ?? "";
  const zone = useTimeZone();
  const now = useNow();
  const today = dayIn(now, zone);
  const live = useLiveQuery(`nextSteps/${uid}/due/${today}`, dueNextSteps(uid, today));
  const mutation = useNextStepMutation();
  // A step that is done leaves the list, and the pressed button with it.
  const [pressed, setPressed] = useState<NextStepRow | null>(null);
  const hasLeft =
    live.status === "content" && pressed !== null && !live.value.rows.includes(pressed);
  useFocusKept(heading, hasLeft);
  if (live.status === "error") return <LoadProblem of={live} />;
  if (live.status !== "content") return <LoadingBlock height={64} label={t("loading")} />;
  const { rows, more, showMore, fresh } = live.value;
  if (rows.length === 0) {
    return fresh ? (
      <>
        <StepRefusal refusal={mutation.refusal} />
        <Typography sx={{ color: "text.secondary" }}>{t("nothingDue")}</Typography>
      </>
    ) : (
      <Notice severity="warning">{t("unreachable")}</Notice>
    );
  }
  return (
    <>
      <StepRefusal refusal={mutation.refusal} />
      <ZoneSaid from={now} until={now}>
        <PlainList aria-label={t("dueList")}>
          {rows.toSorted(byTime).map((row) => (
            <DueStep
              key={row.id}
              row={row}
              onFinish={(of) => {
                setPressed(row);
                void mutation.finish(of, row.step);
              }}
              onPostpone={(of) => {
                setPressed(row);
                void mutation.set(of, movedToTomorrow(row.step, today, zone));
              }}
            />
          ))}
        </PlainList>
      </ZoneSaid>
      <ShowMore {...{ more, showMore }} label={t("more")} />
    </>
  );
}

/** By day, then by time; a step without a time comes first, as it can be done at any. */
function byTime({ step: a }: NextStepRow, { step: b }: NextStepRow): number {
  return a.dueOn.localeCompare(b.dueOn) || (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0);
}

type DueStepProps = {
  row: NextStepRow;
  onFinish: (of: StepOf) => void;
  onPostpone: (of: StepOf) => void;
};

function DueStep({ row: { id, step }, onFinish, onPostpone }: DueStepProps) {
  const { t } = useTranslation("nextStep");
  const live = useLead(id);
  const lead = live.status === "content" ? live.row : null;
  const name = lead === null ? t("someone") : fullName(lead);
  const of = { leadId: id, name, rev: step.rev };
  return (
    <Item>
      <div>
        <b>{lead === null ? "…" : <LeadLink row={lead} focusable />}</b>
        <span>{step.title}</span>
        <DueText step={step} />
      </div>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {lead === null ? null : <ContactButton row={lead} />}
        <Button
          size="small"
          variant="outlined"
          startIcon={<DoneIcon />}
          aria-label={t("finishNamed", { title: step.title, name })}
          onClick={() => onFinish(of)}
        >
          {t("finish")}
        </Button>
        <Button
          size="small"
          aria-label={t("postponeNamed", { title: step.title, name })}
          onClick={() => onPostpone(of)}
        >
          {t("postpone")}
        </Button>
      </Box>
    </Item>
  );
}

/** Calls the lead, or writes to one without a number. */
function ContactButton({ row }: { row: LeadRow }) {
  const { t } = useTranslation("nextStep");
  const links = useContactLinks(row);
  const kind = links.call === null ? "email" : "call";
  const link = links[kind];
  if (link === null) return null;
  return (
    <Button
      {...link}
      size="small"
      startIcon={kind === "call" ? <CallIcon /> : <EmailIcon />}
      aria-label={t(`contact.${kind}Named`, { name: fullName(row) })}
    >
      {t(`contact.${kind}`)}
    </Button>
  );
}

const Item = styled("li")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  paddingBlock: 8,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontSize: "0.875rem",
  "&:last-of-type": { borderBottom: 0, paddingBottom: 0 },
  "&:first-of-type": { paddingTop: 0 },
  "& > div:first-of-type": {
    display: "flex",
    flexWrap: "wrap",
    flex: "1 1 20rem",
    columnGap: 16,
    minWidth: 0,
    overflowWrap: "anywhere",
  },
  "& b": { fontWeight: 600 },
}));
