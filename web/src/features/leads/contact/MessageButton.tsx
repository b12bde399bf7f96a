import EmailIcon from "@mui/icons-material/EmailOutlined";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { Button } from "../../../ui/Button.tsx";
import { later } from "../../../ui/later.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { useContactOffer } from "./ContactOfferProvider.tsx";

/** Writes to a lead from a template, and offers to log it afterwards. */
export function MessageButton({ row }: { row: LeadRow }) {
  const { t } = useTranslation("leadPage");
  const contact = useContactOffer();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EmailIcon />}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: "start" }}
      >
        {t("facts.write")}
      </Button>
      {isOpen ? (
        <NamespaceLoader namespaces={["leadMessages"]} persistent>
          <Suspense fallback={null}>
            <MessageDialog
              row={row}
              onClose={(subject) => {
                setOpen(false);
                if (subject === null) return;
                // Without an address, it was sent some other way, such as in a chat.
                const kind = row.lead.email === null ? "note" : "email";
                contact?.offer({ row, kind, text: subject });
              }}
            />
          </Suspense>
        </NamespaceLoader>
      ) : null}
    </>
  );
}

const MessageDialog = later(async () => (await import("./MessageDialog.tsx")).MessageDialog);
