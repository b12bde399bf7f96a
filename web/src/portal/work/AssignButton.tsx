import { workEndpoints } from "@salvia/domain/account/workEndpoints";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

import { useSalespeople } from "../../features/staff/useSalespeople.ts";
import { useMutation } from "../../firebase/useMutation.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { useSession } from "../../session/useAuth.ts";
import { Button } from "../../ui/Button.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";

/**
 * A button that assigns a lead to a salesperson. The dialog's code loads when the button is
 * pressed; it waits for the server.
 */
export function AssignButton({ leadId }: { leadId: string }) {
  const { t } = useTranslation("leads");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("selection.assign")}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <NamespaceLoader namespaces={["leadAssignment"]}>
            <AssignOne leadId={leadId} onClose={() => setOpen(false)} />
          </NamespaceLoader>
        </Suspense>
      ) : null}
    </>
  );
}

function AssignOne({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const { t } = useTranslation("leadAssignment");
  const session = useSession();
  const showToast = useToast();
  const salespeople = useSalespeople();
  const mutation = useMutation();
  // A retry reuses the id, so that the server recognizes the same operation.
  const [requestId] = useState(() => crypto.randomUUID());

  async function assign(to: string | null) {
    let count = 0;
    const isDone = await mutation.run(async () => {
      const request = { id: requestId, leadIds: [leadId], to };
      count = (await session.ask(workEndpoints.assignLeads, request)).assigned;
    });
    if (!isDone) return;
    const name = salespeople.find(({ uid }) => uid === to)?.name;
    showToast("success", t(to === null ? "donePool" : "done", { count, name }));
    onClose();
  }

  return (
    <AssignDialog
      count={1}
      mutation={mutation}
      onChoose={(to) => void assign(to)}
      onClose={onClose}
    />
  );
}

const AssignDialog = lazy(async () => ({
  default: (await import("./AssignDialog.tsx")).AssignDialog,
}));
