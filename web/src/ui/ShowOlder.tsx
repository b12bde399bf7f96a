import { useTranslation } from "react-i18next";

import { Button } from "./Button.tsx";
import { Notice } from "./status/Notice.tsx";

type ShowOlderProps = { older: "some" | "loading" | "failed" | "none"; showOlder: () => void };

/** Button that loads the next older page of a list; renders nothing when there is none. */
export function ShowOlder({ older, showOlder }: ShowOlderProps) {
  const { t } = useTranslation();
  if (older === "none") return null;
  return (
    <>
      {older === "failed" ? <Notice severity="error">{t("older.failed")}</Notice> : null}
      <div>
        <Button variant="outlined" aria-disabled={older === "loading"} onClick={showOlder}>
          {t(older === "loading" ? "older.fetching" : "older.show")}
        </Button>
      </div>
    </>
  );
}
