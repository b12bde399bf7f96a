import { useState } from "react";

import {
  MessageDialog,
  type MessageDialogProps,
} from "../../../features/leads/contact/MessageDialog.tsx";
import { useOwnTemplates } from "../../../features/records/notes/OwnTemplates.tsx";
import { TemplatesDialog } from "../../../features/records/notes/TemplatesDialog.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";

/** Writes a message to a lead, also from the salesperson's own templates. */
export function LeadMessage(props: Pick<MessageDialogProps, "row" | "onClose">) {
  const uid = useAuth().user?.uid ?? "";
  const own = useOwnTemplates(uid);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <MessageDialog
        {...props}
        own={own.status === "content" ? own.value : []}
        onEditOwn={() => setEditing(true)}
      />
      {isEditing ? (
        <NamespaceLoader namespaces={["records"]}>
          <TemplatesDialog uid={uid} isMessage onClose={() => setEditing(false)} />
        </NamespaceLoader>
      ) : null}
    </>
  );
}
