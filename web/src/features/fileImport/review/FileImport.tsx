import Box from "@mui/material/Box";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { download } from "../../../lib/download.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { findColumns, type Headings } from "../file/columns.ts";
import type { FileReader } from "../file/openFileReader.ts";
import { ChooseFile, type NotRead } from "./ChooseFile.tsx";
import { useFileImport, type FileImportWork, type FileSender } from "../run/useFileImport.ts";

type FileImportProps<
  Field extends string,
  Needed extends Field,
  Item,
  Problem,
  Outcome extends string,
> = {
  /** Opens the worker that reads files. It checks rows by the day, such as 2028-02-29. */
  openReader: () => FileReader<Field, string, Item, Problem>;
  today: () => string;
  sender: FileSender<Item, Outcome>;
  headings: Headings<Field>;
  required: readonly Needed[];
  /** Which columns a file needs, or that it lacks some. */
  columnsText: (missing: readonly Needed[]) => string;
  /** An example file, in the spelling that needs no explanation. */
  template: { name: string; lines: readonly string[] };
  /** Shows the rows of a file. */
  children: (review: {
    work: FileImportWork<Item, Problem, Outcome>;
    reader: FileReader<Field, string, Item, Problem>;
    fileName: string;
    onAgain: () => void;
  }) => ReactNode;
};

/**
 * Imports a file whose columns are known by their headings: reads it, shows what would happen to
 * each row, and imports the rows. No column is guessed.
 */
export function FileImport<
  Field extends string,
  Needed extends Field,
  Item,
  Problem,
  Outcome extends string,
>({
  openReader,
  today,
  sender,
  headings,
  required,
  columnsText,
  template,
  children,
}: FileImportProps<Field, Needed, Item, Problem, Outcome>) {
  const { t } = useTranslation("csvFile");
  const work = useFileImport<Item, Problem, Outcome>(sender);
  const [reader] = useState(openReader);
  useEffect(() => reader.close, [reader]);
  const [fileName, setFileName] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly Needed[]>([]);

  async function read(file: File): Promise<NotRead | null> {
    setMissing([]);
    const answer = await reader.read(file);
    if ("problem" in answer) return answer;
    const columns = findColumns(answer.file.headings, headings);
    const lacks = required.filter((field) => !columns.has(field));
    setMissing(lacks);
    if (lacks.length > 0) return null;
    setFileName(file.name);
    work.check(() => reader.check(columns, today()));
    return null;
  }
  function again() {
    work.forget();
    setFileName(null);
  }

  if (fileName !== null) {
    return children({ work, reader, fileName, onAgain: again });
  }
  return (
    <ChooseFile read={read}>
      <Notice severity={missing.length === 0 ? "info" : "error"}>{columnsText(missing)}</Notice>
      <Box>
        <Button
          onClick={() => {
            const text = [...template.lines, ""].join("\r\n");
            download(new Blob([text], { type: "text/csv" }), template.name);
          }}
        >
          {t("template")}
        </Button>
      </Box>
    </ChooseFile>
  );
}
