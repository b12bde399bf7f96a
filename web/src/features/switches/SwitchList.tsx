import Box from "@mui/material/Box";
import type { Feature } from "@salvia/domain/configuration/feature";
import { noSwitches, switchEndpoints } from "@salvia/domain/configuration/switches";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { builtOff } from "../../firebase/switches/builtOff.ts";
import { switchesDocument } from "../../firebase/switches/switches.data.ts";
import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { Section } from "../../ui/Section.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { SwitchRow } from "./SwitchRow.tsx";

const groups = {
  signIn: ["google", "phone", "emailLink", "passkeys", "username"],
  portal: ["assistant", "visits", "memberArea", "enrollment"],
} as const satisfies Record<string, readonly Feature[]>;

/** Every switch, live. Turning one off asks for a confirmation; turning one on does not. */
export function SwitchList() {
  const { t } = useTranslation(["switches", "auditLog"]);
  const session = useSession();
  const mutation = useMutation();
  const showToast = useToast();
  const live = useLiveQuery("switches", switchesDocument());
  const [pending, setPending] = useState<Feature | null>(null);
  if (live.status === "loading") return <Loading />;
  if (live.status === "error") return <LoadProblem of={live} />;
  const { off, builtOff: deployed } = (live.status === "content" ? live.value : null) ?? noSwitches;

  async function change(feature: Feature, turnsOff: boolean) {
    setPending(null);
    const changed = await mutation.run(async () => {
      await session.ask(switchEndpoints.changeSwitch, { feature, off: turnsOff });
    });
    const name = t(`auditLog:feature.${feature}`);
    if (changed) showToast("success", t(turnsOff ? "turnedOff" : "turnedOn", { name }));
  }

  function ask(feature: Feature, turnsOff: boolean) {
    if (mutation.busy) return;
    mutation.forget();
    if (turnsOff) setPending(feature);
    else void change(feature, false);
  }

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 820px)", gap: 2.5 }}>
      <MutationProblem mutation={mutation} />
      {(["signIn", "portal"] as const).map((group) => (
        <Section key={group} title={t(`group.${group}.title`)} lead={t(`group.${group}.lead`)}>
          {groups[group].map((feature) => (
            <SwitchRow
              key={feature}
              feature={feature}
              off={off.includes(feature)}
              fixed={builtOff.includes(feature) || deployed.includes(feature)}
              busy={mutation.busy}
              onChange={(turnsOff) => ask(feature, turnsOff)}
            />
          ))}
        </Section>
      ))}
      {pending === null ? null : (
        <ConfirmDialog
          open
          title={t("question.title", { name: t(`auditLog:feature.${pending}`) })}
          body={t(`feature.${pending}.question`)}
          cancelLabel={t("question.stay")}
          confirmLabel={t("question.confirm")}
          onCancel={() => setPending(null)}
          onConfirm={() => void change(pending, true)}
        />
      )}
    </Box>
  );
}
