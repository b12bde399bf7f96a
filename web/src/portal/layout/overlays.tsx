import SignOutIcon from "@mui/icons-material/LogoutOutlined";
import AccountIcon from "@mui/icons-material/ManageAccountsOutlined";
import Drawer from "@mui/material/Drawer";
import Typography from "@mui/material/Typography";
import type { Role } from "@salvia/domain/account/role";
import { accountPath } from "@salvia/domain/site/paths";
import { conversationId } from "@salvia/domain/member/conversation";
import { useTranslation } from "react-i18next";
import { Breakable } from "../../ui/LinkedText.tsx";
import { Link } from "react-router";

import {
  AppointmentSummary,
  ClinicianTime,
  type AppointmentSummaryProps,
  type ClinicianTimeProps,
} from "../../features/appointments/list/AppointmentSummary.tsx";
import { conversationOfTwo } from "../../features/messages/messages.data.ts";
import { pendingRequests } from "../../features/treatmentRequests/treatmentRequests.data.ts";
import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../ui/Button.tsx";
import { StaffName } from "../../ui/StaffName.tsx";
import { Flyout, type FlyoutProps } from "../../ui/dialogs/Flyout.tsx";
import type { PendingChanges } from "./pendingChanges.ts";
import { AreaNavigation } from "./AreaNavigation.tsx";
import { useLeaving } from "./useLeaving.tsx";

// The overlays share a file and load later. Separately, each would need different parts of what
// every document loads, and the build would split that into just as many chunks.

type AccountFlyoutProps = Pick<FlyoutProps, "id" | "anchor" | "onClose"> & {
  name: string;
  email: string | null;
  unsent: PendingChanges;
};

/**
 * Shows the signed-in user with links to their account and to sign out, which asks for confirmation
 * if it would lose data.
 */
export function AccountFlyout({ id, anchor, onClose, name, email, unsent }: AccountFlyoutProps) {
  const { t } = useTranslation("portal");
  const { leave, isLeaving, question } = useLeaving(unsent);
  return (
    <>
      <Flyout
        {...{ id, anchor, onClose }}
        label={t("account.title")}
        sx={{ padding: 2, minWidth: 220 }}
      >
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {email === null || email === name ? null : (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            <Breakable text={email} />
          </Typography>
        )}
        <Button
          fullWidth
          component={Link}
          to={accountPath}
          // Unsent changes are lost with the document, so a reload lets the browser ask first.
          reloadDocument={unsent.count > 0}
          startIcon={<AccountIcon />}
          sx={{ marginTop: 2 }}
          onClick={onClose}
        >
          {t("account.manage")}
        </Button>
        <Button
          fullWidth
          variant="outlined"
          startIcon={<SignOutIcon />}
          disabled={isLeaving}
          sx={{ marginTop: 1 }}
          onClick={() => {
            onClose();
            leave();
          }}
        >
          {t(isLeaving ? "account.signingOut" : "account.signOut")}
        </Button>
      </Flyout>
      {question}
    </>
  );
}

/** The appointment that a notification is about. */
export function NotifiedAppointment(appointment: AppointmentSummaryProps) {
  return <AppointmentSummary {...appointment} />;
}

/** The time that a notification offers. */
export function NotifiedOffer(offer: ClinicianTimeProps) {
  return <ClinicianTime {...offer} />;
}

type NotifiedPartnerProps = {
  about: "conversation" | "request";
  /** Of the conversation or the request: the ids of the patient and the clinician. */
  id: string;
  /** The reader. */
  uid: string;
  isClinician: boolean;
};

/** Who a conversation or a request for treatment is with; nothing if the reader can't read it. */
export function NotifiedPartner({ about, id, uid, isClinician }: NotifiedPartnerProps) {
  if (!isClinician) return <StaffName uid={id.slice(uid.length + 1)} />;
  const patientId = id.slice(0, -uid.length - 1);
  return about === "conversation" ? (
    <Writer patientId={patientId} clinicianId={uid} />
  ) : (
    <Asker patientId={patientId} clinicianId={uid} />
  );
}

type Two = { patientId: string; clinicianId: string };

function Writer({ patientId, clinicianId }: Two) {
  const live = useLiveQuery(
    `conversation/${conversationId({ patientId, clinicianId })}`,
    conversationOfTwo(patientId, clinicianId),
  );
  if (live.status === "loading") return <span>…</span>;
  return live.status === "content" ? <span>{live.value[0]?.patientName}</span> : null;
}

/** Only as long as the request is pending. */
function Asker({ patientId, clinicianId }: Two) {
  const live = useLiveQuery("treatmentRequests/pending", pendingRequests(clinicianId));
  if (live.status === "loading") return <span>…</span>;
  if (live.status !== "content") return null;
  return <span>{live.value.find((each) => each.patientId === patientId)?.patientName}</span>;
}

type NavigationDrawerProps = { role: Role; open: boolean; onClose: () => void };

/** The sliding menu of small screens. */
export function NavigationDrawer({ role, open, onClose }: NavigationDrawerProps) {
  const { t } = useTranslation("portal");
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { "aria-label": t("nav.label"), sx: { width: 272 } } }}
    >
      <AreaNavigation role={role} onNavigate={onClose} />
    </Drawer>
  );
}
