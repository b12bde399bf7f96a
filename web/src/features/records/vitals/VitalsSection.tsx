import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { latestMeasures } from "@salvia/domain/record/vital";
import { lazy, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../../ui/Button.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { UnitField } from "../../../ui/units/UnitField.tsx";
import { CurrentVitals } from "./CurrentVitals.tsx";
import { vitalsOf } from "../records.data.ts";
import { type OpenRecordKey, recordLingerMs } from "../openRecord.ts";
import { hasVitalsDraft, VitalsForm } from "./VitalsForm.tsx";

type VitalsSectionProps = {
  patientId: string;
  /** The access for adding vitals; null for read-only users. */
  access: OpenRecordKey | null;
};

/** A patient's vitals: the latest values, their changes and their history. */
export function VitalsSection({ patientId, access }: VitalsSectionProps) {
  const { t } = useTranslation("records");
  const vitals = useVitals(patientId);
  const [isOpen, setOpen] = useState(access !== null && hasVitalsDraft(access));
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const list = vitals.status === "content" ? vitals.value : null;

  function begin() {
    flushSync(() => setOpen(true));
    form.current?.querySelector("input")?.focus();
  }

  function close() {
    flushSync(() => setOpen(false));
    button.current?.focus();
  }

  const add =
    access === null || list === null || isOpen ? null : (
      <Button ref={button} variant="outlined" onClick={begin}>
        {t("vitals.form.title")}
      </Button>
    );
  return (
    <Section title={t("vitals.title")} action={add}>
      {vitals.status === "loading" ? <Skeleton variant="rounded" height={220} /> : null}
      <LoadProblem of={vitals} />
      {list === null ? null : (
        <>
          {list.rows.length === 0 ? (
            <Typography sx={{ color: "text.secondary" }}>{t("vitals.none")}</Typography>
          ) : (
            <CurrentVitals newestFirst={list.rows} isAll={list.more === "none"} />
          )}
          <div>
            <UnitField />
          </div>
          {access === null || !isOpen ? null : (
            <div ref={form}>
              <VitalsForm access={access} latest={latestMeasures(list.rows)} onClose={close} />
            </div>
          )}
          {list.rows.length === 0 ? null : (
            <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
              <VitalsHistory list={list} access={access} />
            </Suspense>
          )}
        </>
      )}
    </Section>
  );
}

/** A patient's vitals, live; views of the same patient share the listener. */
export function useVitals(patientId: string) {
  const name = `records/${patientId}/vitals`;
  return useLiveQuery(name, vitalsOf(patientId), undefined, recordLingerMs);
}

const VitalsHistory = lazy(async () => ({
  default: (await import("./VitalsHistory.tsx")).VitalsHistory,
}));
