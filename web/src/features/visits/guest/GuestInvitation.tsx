import InviteIcon from "@mui/icons-material/PersonAddAltOutlined";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import {
  guestKinds,
  guestNameSchema,
  type Guest,
  type GuestKind,
} from "@salvia/domain/scheduling/visitGuest";
import { guestPath } from "@salvia/domain/site/paths";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useSession } from "../../../session/useAuth.ts";
import { SubmitButton } from "../../../ui/BusyButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { Flyout } from "../../../ui/dialogs/Flyout.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { removeGuest } from "./guest.data.ts";
import { useGuestName } from "./useGuestName.ts";

type GuestInvitationProps = { visitId: string; guest: Guest | null };

/** The clinician's button to invite a guest, and to remove them. */
export function GuestInvitation({ visitId, guest }: GuestInvitationProps) {
  const { t } = useTranslation("visits");
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const isPresent = guest?.state === "waiting" || guest?.state === "admitted";
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<InviteIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("guest.button")}
      </Button>
      <Flyout
        id={id}
        label={t("guest.title")}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        sx={{ width: 400, maxWidth: "calc(100vw - 32px)", padding: 2, display: "grid", gap: 2 }}
      >
        {guest !== null && isPresent ? (
          <PresentGuest visitId={visitId} guest={guest} />
        ) : guest?.state === "invited" ? (
          <OpenInvitation {...{ visitId, guest, link }} />
        ) : (
          <InvitationForm visitId={visitId} onMade={setLink} />
        )}
      </Flyout>
    </>
  );
}

function InvitationForm({ visitId, onMade }: { visitId: string; onMade: (link: string) => void }) {
  const { t } = useTranslation("visits");
  const session = useSession();
  const mutation = useMutation();
  const [kind, setKind] = useState<GuestKind>("interpreter");
  const [name, setName] = useState("");
  const typed = name.trim();
  const isWrong = typed !== "" && !guestNameSchema.safeParse(typed).success;

  function make(event: FormEvent) {
    event.preventDefault();
    if (isWrong) return;
    void mutation.run(async () => {
      const { secret } = await session.ask(visitEndpoints.makeGuestLink, {
        visitId,
        kind,
        name: typed === "" ? null : typed,
      });
      onMade(`${location.origin}${guestPath}#${secret}`);
    });
  }

  return (
    <Box component="form" noValidate onSubmit={make} sx={{ display: "grid", gap: 2 }}>
      <Typography variant="body2">{t("guest.lead")}</Typography>
      <TextField
        select
        size="small"
        label={t("guest.kind")}
        value={kind}
        onChange={({ target }) =>
          setKind(guestKinds.find((each) => each === target.value) ?? "other")
        }
      >
        {guestKinds.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`guest.kinds.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={t("guest.name")}
        value={name}
        autoComplete="off"
        error={isWrong}
        helperText={t(isWrong ? "guest.nameWrong" : "guest.nameHint")}
        onChange={({ target }) => setName(target.value)}
      />
      <MutationProblem mutation={mutation} />
      <SubmitButton
        busy={mutation.busy}
        busyLabel={t("guest.making")}
        sx={{ justifySelf: "start" }}
      >
        {t("guest.make")}
      </SubmitButton>
    </Box>
  );
}

type OpenInvitationProps = {
  visitId: string;
  guest: Guest;
  /** Known only on the page that made it. */
  link: string | null;
};

function OpenInvitation({ visitId, guest, link }: OpenInvitationProps) {
  const { t } = useTranslation("visits");
  const nameOf = useGuestName();
  return (
    <>
      <Typography variant="body2">
        {t(link === null ? "guest.unknownLink" : "guest.linkHint", { name: nameOf(guest) })}
      </Typography>
      {link === null ? null : (
        <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
          <TextField
            fullWidth
            size="small"
            label={t("guest.link")}
            value={link}
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton
            text={link}
            label={t("guest.copy")}
            copied={t("guest.copied")}
            failed={t("guest.copyFailed")}
          />
        </Box>
      )}
      <RemoveButton visitId={visitId}>{t("guest.revoke")}</RemoveButton>
    </>
  );
}

function PresentGuest({ visitId, guest }: { visitId: string; guest: Guest }) {
  const { t } = useTranslation("visits");
  const name = useGuestName()(guest);
  const isIn = guest.state === "admitted";
  return (
    <>
      <Typography variant="body2">{t(isIn ? "guest.isIn" : "guest.waits", { name })}</Typography>
      <RemoveButton visitId={visitId}>{t(isIn ? "guest.remove" : "guest.refuse")}</RemoveButton>
    </>
  );
}

function RemoveButton({ visitId, children }: { visitId: string; children: string }) {
  const mutation = useMutation();
  return (
    <>
      <MutationProblem mutation={mutation} />
      <Button
        variant="outlined"
        color="error"
        onClick={() => void mutation.run(() => removeGuest(visitId))}
        sx={{ justifySelf: "start" }}
      >
        {children}
      </Button>
    </>
  );
}
