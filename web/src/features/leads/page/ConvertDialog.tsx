import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Lead } from "@salvia/domain/lead/lead";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { MissingDocuments } from "../checklist/MissingDocuments.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";

type ConvertDialogProps = { id: string; lead: Lead; onConvert: () => void; onClose: () => void };

/** Explains what becoming a client means and asks for confirmation: it cannot be undone. */
export function ConvertDialog({ id, lead, onConvert, onClose }: ConvertDialogProps) {
  const { t } = useTranslation(["leadPage", "leads"]);
  const titleId = useId();
  const name = `${lead.firstName} ${lead.lastName}`;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        {t("convert.title", { name })}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        {t("convert.lead")}
        <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5, display: "grid", gap: 0.5 }}>
          <li>{t("convert.status", { plan: t(`leads:plan.${lead.plan}`) })}</li>
          <li>{t("convert.counted")}</li>
          <li>{t("convert.recorded")}</li>
          <li>{t("convert.final")}</li>
        </Box>
        {lead.identityDocument === null ? (
          <Notice severity="warning">{t("convert.noDocument")}</Notice>
        ) : null}
        <MissingDocuments leadId={id} />
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: "wrap", gap: 1 }}>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button variant="contained" onClick={onConvert}>
          {t("convert.confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
