import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { FilterChoice } from "../../ui/fields/FilterChoice.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { staffOf } from "../../features/staff/staff.data.ts";

/** The person who receives the work; the pool, which accepts leads, has no uid. */
export type Receiver = { uid: string | null; name: string };

type HandOverFormProps = {
  kind: "leads" | "patients";
  /** The current owner of the work. */
  whose: { uid: string; name: string };
  /** The amounts of work, formatted. */
  counts: readonly string[];
  busy: boolean;
  onHandOver: (to: Receiver) => void;
};

const pool = "pool";

/** Chooses the receiver of one kind of work and asks for confirmation. */
export function HandOverForm({ kind, whose, counts, busy, onHandOver }: HandOverFormProps) {
  const { t } = useTranslation("people");
  const { language } = useLanguage();
  const role = kind === "leads" ? "sales" : "medical";
  const live = useLiveQuery(`staff/${role}`, staffOf(role));
  const [chosen, setChosen] = useState<string | null>(null);
  const [receiver, setReceiver] = useState<Receiver | null>(null);

  if (live.status === "error") return <LoadProblem of={live} />;
  const colleagues = live.status === "content" ? live.value : [];
  const choices = [
    ...(kind === "leads" ? [[pool, t("work.pool")] as const] : []),
    ...colleagues
      .filter(({ uid }) => uid !== whose.uid)
      .map(({ uid, name }) => [uid, name] as const),
  ];
  const { name } = whose;

  function ask() {
    const [value, label] = choices.find(([each]) => each === chosen) ?? [];
    if (busy || value === undefined || label === undefined) return;
    setReceiver({ uid: value === pool ? null : value, name: label });
  }

  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Typography>{new Intl.ListFormat(language).format(counts)}</Typography>
      {choices.length === 0 && live.status === "content" ? (
        <Typography>{t("work.noColleague")}</Typography>
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
          <FilterChoice
            label={t(kind === "leads" ? "work.toSales" : "work.toMedical")}
            any={t("work.choose")}
            value={chosen}
            choices={choices}
            onChoose={setChosen}
          />
          <BusyButton
            variant="outlined"
            busy={busy}
            busyLabel={t("work.busy")}
            aria-disabled={chosen === null}
            onClick={ask}
          >
            {t("work.action")}
          </BusyButton>
        </Box>
      )}
      {receiver === null ? null : (
        <ConfirmDialog
          open
          harmless
          title={
            kind === "patients"
              ? t("work.askPatients", { name, to: receiver.name })
              : receiver.uid === null
                ? t("work.askPool", { name })
                : t("work.askLeads", { name, to: receiver.name })
          }
          body={t(kind === "leads" ? "work.leadsBody" : "work.patientsBody", { to: receiver.name })}
          cancelLabel={t("change.stay")}
          confirmLabel={t("work.confirm")}
          onCancel={() => setReceiver(null)}
          onConfirm={() => {
            setReceiver(null);
            onHandOver(receiver);
          }}
        />
      )}
    </Box>
  );
}
