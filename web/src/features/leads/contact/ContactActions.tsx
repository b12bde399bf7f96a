import CallIcon from "@mui/icons-material/CallOutlined";
import WhatsAppIcon from "@mui/icons-material/WhatsApp";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { useContactLinks } from "./useContactLinks.ts";

type ContactActionsProps = {
  row: LeadRow;
  /** What else the reader may do to reach the lead. */
  children: ReactNode;
};

/** Reaches a lead in one step: calls, opens a chat, or what else the page offers. */
export function ContactActions({ row, children }: ContactActionsProps) {
  const { t } = useTranslation("leadPage");
  const { call, whatsApp } = useContactLinks(row);
  return (
    <>
      {call === null ? null : (
        <Button component="a" variant="outlined" startIcon={<CallIcon />} {...call}>
          {t("facts.call")}
        </Button>
      )}
      {whatsApp === null ? null : (
        <Button component="a" variant="outlined" startIcon={<WhatsAppIcon />} {...whatsApp}>
          {t("facts.whatsApp")}
        </Button>
      )}
      {children}
    </>
  );
}
