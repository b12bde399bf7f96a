import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { OwnImport } from "@salvia/domain/lead/leadImport";
import { useTranslation } from "react-i18next";
import { useEffect, useState } from "react";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { exactTime } from "../../../ui/time/relativeTime.ts";
import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { ZoneSaid } from "../../../ui/time/ZoneName.tsx";
import { UndoImport } from "./UndoImport.tsx";
import { useImportState } from "./ImportProvider.tsx";
import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import type { LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import type { LeadImportCalls } from "./leadImport.calls.ts";

/** The imports of the last three days, with a button to undo each. */
export function OwnImports() {
  const { t } = useTranslation("leadImport");
  const { calls } = useImportState();
  const imports = useOwnImports(calls);
  return (
    <Section title={t("own.title")} lead={t("own.lead")}>
      {imports.status === "loading" ? (
        <Skeleton variant="rounded" height={56} />
      ) : imports.status === "error" ? (
        <LoadProblem of={imports} />
      ) : imports.status === "empty" ? (
        <Typography sx={{ color: "text.secondary" }}>{t("own.none")}</Typography>
      ) : (
        <ZoneSaid from={createdAtOf(imports.value.at(-1))} until={createdAtOf(imports.value[0])}>
          <Box
            component="ul"
            aria-label={t("own.title")}
            sx={{ listStyle: "none", margin: 0, padding: 0 }}
          >
            {imports.value.map((each) => (
              <Row key={each.importId} {...each} />
            ))}
          </Box>
        </ZoneSaid>
      )}
    </Section>
  );
}

/** When an import began; the list is never empty. */
function createdAtOf(each: OwnImport | undefined): Date {
  return new Date(each?.createdAt ?? 0);
}

function Row({ importId, createdAt, created, undo: known }: OwnImport) {
  const { t } = useTranslation("leadImport");
  const { undo } = useImportState();
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const moment = new Date(createdAt);
  const time = exactTime(moment, language, timeZone);
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gap: 1,
        paddingBlock: 1.5,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <div>
        <b>{t("own.count", { count: created })}</b>
        <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
          <ExactTime moment={moment} />
        </Box>
      </div>
      <UndoImport
        importId={importId}
        created={created}
        progress={undo.results.get(importId) ?? known}
        label={t("own.undo", { time })}
      />
    </Box>
  );
}

type Answer = { imports: readonly OwnImport[] } | { failure: Failure };

/** The user's own imports of the last days, loaded when the list opens. */
function useOwnImports(calls: LeadImportCalls): LiveQuery<readonly OwnImport[]> {
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    let current = true;
    async function load() {
      const found = await listOf(calls);
      if (current) setAnswer(found);
    }
    void load();
    return () => {
      current = false;
    };
  }, [calls]);

  function retry() {
    setAnswer(null);
    void listOf(calls).then(setAnswer);
  }

  if (answer === null) return { status: "loading" };
  if ("failure" in answer) return { status: "error", failure: answer.failure, retry };
  const { imports } = answer;
  return imports.length === 0 ? { status: "empty" } : { status: "content", value: imports };
}

async function listOf(calls: LeadImportCalls): Promise<Answer> {
  try {
    return { imports: await calls.list() };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
