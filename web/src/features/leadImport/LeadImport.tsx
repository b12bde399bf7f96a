import Box from "@mui/material/Box";
import { useEffect, useMemo, useRef, useState } from "react";

import { likelyCountry } from "../../lib/likelyCountry.ts";
import { useSession } from "../../session/useAuth.ts";
import { ChooseFile } from "./ChooseFile.tsx";
import { guessMapping } from "./columnMapping.ts";
import type { ReadFile } from "./csvWork.ts";
import type { ImportOrder } from "./importOrder.ts";
import { ImportSteps } from "./ImportSteps.tsx";
import { leadImportCalls } from "./leadImport.calls.ts";
import { MapColumns } from "./MapColumns.tsx";
import { openCsvReader } from "./openCsvReader.ts";
import { ReviewRows } from "./ReviewRows.tsx";

type Step =
  | { at: "file" }
  | { at: "columns"; file: NamedFile; order: ImportOrder }
  | { at: "rows"; file: NamedFile; order: ImportOrder };

type NamedFile = ReadFile & { name: string };

/** Makes leads of a file, in three steps: choose it, say what its columns are, see and import its rows. */
export function LeadImport({ openReader = openCsvReader }: { openReader?: typeof openCsvReader }) {
  const session = useSession();
  const calls = useMemo(() => leadImportCalls(session), [session]);
  const [reader] = useState(openReader);
  useEffect(() => reader.close, [reader]);
  const [step, setStep] = useState<Step>({ at: "file" });
  const content = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Whoever uses the keyboard goes on where the new step begins.
    if (!isFirst.current) content.current?.focus();
    isFirst.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whenever there is another step
  }, [step.at]);

  return (
    <Box sx={{ display: "grid", gap: 2.5, maxWidth: 1040 }}>
      <ImportSteps at={step.at} />
      <Box ref={content} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
        {step.at === "file" ? (
          <ChooseFile
            reader={reader}
            onFile={(file, name) => {
              const mapping = guessMapping(file.headings);
              const country = likelyCountry(navigator.languages);
              const order = { mapping, defaults: { country, plan: "", source: "" } };
              setStep({ at: "columns", file: { ...file, name }, order });
            }}
          />
        ) : step.at === "columns" ? (
          <MapColumns
            {...step}
            onBack={() => setStep({ at: "file" })}
            onOrder={(order) => setStep({ ...step, at: "rows", order })}
          />
        ) : (
          <ReviewRows
            {...{ reader, calls }}
            fileName={step.file.name}
            order={step.order}
            onBack={() => setStep({ ...step, at: "columns" })}
            onAgain={() => setStep({ at: "file" })}
          />
        )}
      </Box>
    </Box>
  );
}
