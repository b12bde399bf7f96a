import AiIcon from "@mui/icons-material/AutoAwesomeOutlined";
import EnrolledIcon from "@mui/icons-material/CheckCircle";
import DocumentsIcon from "@mui/icons-material/DescriptionOutlined";
import LostIcon from "@mui/icons-material/DoNotDisturbOnOutlined";
import RemoteIcon from "@mui/icons-material/HeadsetMicOutlined";
import NewIcon from "@mui/icons-material/RadioButtonUnchecked";
import QuotedIcon from "@mui/icons-material/RequestQuoteOutlined";
import { styled } from "@mui/material/styles";
import type { LeadStatus } from "@salvia/domain/lead/leadStatus";
import { useTranslation } from "react-i18next";

/** A lead's status as an icon with its own shape and a word, so that it never depends on color. */
export function LeadStatusLabel({ status }: { status: LeadStatus }) {
  const { t } = useTranslation("leads");
  const Icon = icons[status];
  return (
    <Label data-status={status}>
      <Icon aria-hidden="true" />
      {t(`status.${status}`)}
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
