import { useTranslation } from "react-i18next";

import { Button } from "./Button.tsx";

type ShowOlderProps = { more: "some" | "loading" | "none"; showMore: () => void };

/** Button that loads the next older page of a list; renders nothing when there is none. */
export function ShowOlder({ more, showMore }: ShowOlderProps) {
  const { t } = useTranslation();
  if (more === "none") return null;
  return (
    <div>
      <Button variant="outlined" aria-disabled={more === "loading"} onClick={showMore}>
        {t(more === "loading" ? "older.fetching" : "older.show")}
      </Button>
    </div>
  );
}
