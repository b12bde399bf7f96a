import AiIcon from "@mui/icons-material/AutoAwesomeOutlined";
import EnrolledIcon from "@mui/icons-material/CheckCircle";
import DocumentsIcon from "@mui/icons-material/DescriptionOutlined";
import LostIcon from "@mui/icons-material/DoNotDisturbOnOutlined";
import RemoteIcon from "@mui/icons-material/HeadsetMicOutlined";
import NewIcon from "@mui/icons-material/RadioButtonUnchecked";
import QuotedIcon from "@mui/icons-material/RequestQuoteOutlined";
import { styled } from "@mui/material/styles";
import { type LeadStatus, leadSteps } from "@salvia/domain/lead/leadStatus";
import { useTranslation } from "react-i18next";

/** A lead's status as an icon with its own shape and a word, so that it never depends on color. */
export function LeadStatusLabel({ status }: { status: LeadStatus }) {
  const { t } = useTranslation("leads");
  const Icon = icons[status];
  return (
    <Label data-status={status}>
      <Icon aria-hidden="true" />
      <span>{t(`status.${status}`)}</span>
    </Label>
  );
}

const icons = {
  new: NewIcon,
  aiContacting: AiIcon,
  remoteSales: RemoteIcon,
  quoted: QuotedIcon,
  documents: DocumentsIcon,
  enrolled: EnrolledIcon,
  lost: LostIcon,
} as const satisfies Record<LeadStatus, unknown>;

const Label = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  verticalAlign: "middle",
  whiteSpace: "nowrap",
  "& svg": { fontSize: 18, color: theme.vars.palette.primary.main },
  "&[data-status=lost]": { color: theme.vars.palette.text.secondary },
  "&[data-status=lost] svg": { color: "inherit" },
}));

/**
 * A lead's progress: 'Step n of 6' above as many segments.
 *
 * @param step 1 to 6
 * @param halted whether the lead goes no further (a lost lead)
 */
export function LeadProgress({ step, halted }: { step: number; halted: boolean }) {
  const { t } = useTranslation("leads");
  return (
    <Progress data-halted={halted}>
      <span>{t("progress", { step, steps: leadSteps })}</span>
      <span aria-hidden="true">
        {segments.map((segment) => (
          <i key={segment} data-done={segment <= step} />
        ))}
      </span>
    </Progress>
  );
}

const segments = Array.from({ length: leadSteps }, (_, index) => index + 1);

const Progress = styled("span")(({ theme }) => ({
  display: "inline-grid",
  gap: 4,
  verticalAlign: "middle",
  fontSize: "0.8125rem",
  lineHeight: 1.2,
  whiteSpace: "nowrap",
  "& > [aria-hidden]": { display: "grid", gridAutoFlow: "column", gap: 2, width: 92 },
  "& i": { height: 4, borderRadius: 2, backgroundColor: theme.vars.palette.divider },
  "& i[data-done=true]": { backgroundColor: theme.vars.palette.primary.main },
  "&[data-halted=true]": { color: theme.vars.palette.text.secondary },
  "&[data-halted=true] i[data-done=true]": { backgroundColor: theme.vars.palette.outline },
}));
