import EmailIcon from "@mui/icons-material/EmailOutlined";
import { Suspense, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { Button } from "../../../ui/Button.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { useContactOffer } from "./ContactOfferProvider.tsx";
import type { MessageDialogProps } from "./MessageDialog.tsx";

type MessageButtonProps = {
  row: LeadRow;
  /** Where the message is written. */
  dialog: ComponentType<Pick<MessageDialogProps, "row" | "onClose">>;
};

/** Writes to a lead from a template, and offers to log what was sent in another program. */
export function MessageButton({ row, dialog: MessageDialog }: MessageButtonProps) {
  const { t } = useTranslation("leadPage");
  const contact = useContactOffer();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<EmailIcon />} onClick={() => setOpen(true)}>
        {t("facts.write")}
      </Button>
      {isOpen ? (
        <NamespaceLoader namespaces={["leadMessages"]} persistent>
          <Suspense fallback={null}>
            <MessageDialog
              row={row}
              onClose={(subject) => {
                setOpen(false);
                if (subject !== null) contact?.offer({ row, kind: "note", text: subject });
              }}
            />
          </Suspense>
        </NamespaceLoader>
      ) : null}
    </>
  );
}
