import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { latestMeasures, type Vitals } from "@salvia/domain/record/vital";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import type { LivePages } from "../../../firebase/liveQuery/livePages.ts";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Section } from "../../../ui/Section.tsx";
import { UnitField } from "../../../ui/units/UnitField.tsx";
import { CurrentVitals } from "./CurrentVitals.tsx";
import { vitalsOf, type Row } from "../records.data.ts";
import { type OpenRecordKey, recordLingerMs } from "../access/openRecord.ts";
import { VitalsForm } from "./VitalsForm.tsx";

type VitalsSectionProps = {
  patientId: string;
  /** The access for adding vitals; null for read-only users. */
  access: OpenRecordKey | null;
};

/** A patient's vitals: the latest values, their changes and their history. */
export function VitalsSection({ patientId, access }: VitalsSectionProps) {
  const { t } = useTranslation("records");
  const vitals = useLiveQuery(
    `records/${patientId}/vitals`,
    vitalsOf(patientId),
    undefined,
    recordLingerMs,
  );
  return (
    <Section title={t("vitals.title")}>
      <div>
        <UnitField />
      </div>
      {vitals.status === "loading" ? <Skeleton variant="rounded" height={220} /> : null}
      {vitals.status === "error" ? (
        <LoadProblem failure={vitals.failure} onRetry={vitals.retry} />
      ) : null}
      {vitals.status === "content" ? <Content list={vitals.value} access={access} /> : null}
    </Section>
  );
}

type ContentProps = { list: LivePages<Row<Vitals>>; access: OpenRecordKey | null };

function Content({ list, access }: ContentProps) {
  const newestFirst = list.rows;
  const { t } = useTranslation("records");
  return (
    <>
      {newestFirst.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("vitals.none")}</Typography>
      ) : (
        <CurrentVitals newestFirst={newestFirst} isAll={list.older === "none"} />
      )}
      {access === null ? null : <VitalsForm access={access} latest={latestMeasures(newestFirst)} />}
      {newestFirst.length === 0 ? null : (
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <VitalsHistory list={list} access={access} />
        </Suspense>
      )}
    </>
  );
}

const VitalsHistory = lazy(async () => ({
  default: (await import("./VitalsHistory.tsx")).VitalsHistory,
}));
