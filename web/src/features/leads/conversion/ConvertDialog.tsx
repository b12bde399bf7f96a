import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import type { Lead } from "@salvia/domain/lead/lead";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useIsOn } from "../../../firebase/switches/SwitchesProvider.tsx";
import { useMutation } from "../../../firebase/useMutation.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { dateText } from "../../../lib/time/dateText.ts";
import { dayIn } from "../../../lib/time/plainDay.ts";
import { useSession } from "../../../session/useAuth.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { MissingDocuments } from "../checklist/MissingDocuments.tsx";
import { useLeadLanguage } from "../data/useLeadLanguage.ts";
import {
  conversionFields,
  emptyConversionForm,
  readConversionForm,
  type ConversionForm,
  type ConversionProblems,
} from "./conversionForm.ts";
import { MemberFields } from "./MemberFields.tsx";
import { savedWrites } from "./savedWrites.data.ts";

type ConvertDialogProps = { id: string; lead: Lead; onClose: () => void };

/**
 * Shows what becoming a client means and asks what the insurer needs for it. Waits for the server,
 * which opens the client's account too. Needs the `conversion`, `checklist` and `leads` texts.
 */
export function ConvertDialog({ id, lead, onClose }: ConvertDialogProps) {
  const { t } = useTranslation(["conversion", "leads"]);
  const { language } = useLanguage();
  const session = useSession();
  const showToast = useToast();
  const mutation = useMutation();
  const mayEnroll = useIsOn("enrollment");
  const today = dayIn(useNow(), useTimeZone());
  const leadLanguage = useLeadLanguage({ id, lead });
  const [changes, setChanges] = useState<Partial<ConversionForm>>({});
  const form = { ...emptyConversionForm(today, leadLanguage), ...changes };
  const [problems, setProblems] = useState<ConversionProblems>({});
  const [isRefused, setRefused] = useState(false);
  const startsOn = useRef<HTMLInputElement>(null);
  const birthDate = useRef<HTMLInputElement>(null);
  const sex = useRef<HTMLInputElement>(null);
  const canOpen = mayEnroll && lead.email !== null;
  const opens = canOpen && form.opensAccount;
  const change = (fields: Partial<ConversionForm>) => {
    setProblems(
      Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in fields))),
    );
    setRefused(false);
    setChanges({ ...changes, ...fields });
  };

  async function submit() {
    const read = readConversionForm(form, { id, lead, canOpen }, new Date());
    setProblems(read.problems);
    setRefused(false);
    if (read.order === null) {
      const first = conversionFields.find((field) => field in read.problems);
      if (first !== undefined) ({ startsOn, birthDate, sex })[first].current?.focus();
      return;
    }
    const { order } = read;
    await mutation.run(async () => {
      // The lead's last move may still be on its way, and the server must know it.
      if (navigator.onLine) await savedWrites();
      const { member } = await session.ask(leadEndpoints.convertLead, order);
      if (member === "refused") return setRefused(true);
      showToast("success", t(`done.${member}`));
      onClose();
    });
  }

  const start = form.startsOn === "" ? "…" : dateText(form.startsOn, language);
  const nameOf = new Intl.DisplayNames(language, { type: "language" });
  const values = { email: lead.email, language: nameOf.of(form.language) };
  return (
    <FormDialog
      title={t("title", { name: `${lead.firstName} ${lead.lastName}` })}
      maxWidth="sm"
      cancel={t("cancel")}
      confirm={t("confirm")}
      busyLabel={t("converting")}
      busy={mutation.busy}
      waits
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        size="small"
        type="date"
        label={t("startsOn")}
        value={form.startsOn}
        inputRef={startsOn}
        error={problems.startsOn !== undefined}
        helperText={problems.startsOn && t("problem.startsOn")}
        onChange={({ target }) => change({ startsOn: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ justifySelf: "start" }}
      />
      {canOpen ? (
        <FormControlLabel
          control={
            <Checkbox
              checked={form.opensAccount}
              onChange={(_event, opensAccount) => change({ opensAccount })}
            />
          }
          label={t("opensAccount", values)}
          sx={{ justifySelf: "start", overflowWrap: "anywhere" }}
        />
      ) : null}
      {mayEnroll && !canOpen ? <Notice severity="info">{t("noEmail")}</Notice> : null}
      {opens ? <MemberFields {...{ form, problems, birthDate, sex }} onChange={change} /> : null}
      <div>{t("preview.lead")}</div>
      <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5, display: "grid", gap: 0.5 }}>
        <li>{t("preview.status", { plan: t(`leads:plan.${lead.plan}`), start })}</li>
        {opens ? <li>{t("preview.invited", values)}</li> : null}
        {opens ? <li>{t("preview.member")}</li> : null}
        <li>{t("preview.counted")}</li>
        <li>{t(opens ? "preview.undo" : "preview.undoAlone")}</li>
      </Box>
      {lead.identityDocument === null ? (
        <Notice severity="warning">{t("noDocument")}</Notice>
      ) : null}
      <MissingDocuments leadId={id} />
      {isRefused ? <Notice severity="error">{t("refused")}</Notice> : null}
      {mutation.failure?.code === "changed-meanwhile" ? (
        <Notice severity="error">{t("changed")}</Notice>
      ) : (
        <MutationProblem mutation={mutation} />
      )}
    </FormDialog>
  );
}
