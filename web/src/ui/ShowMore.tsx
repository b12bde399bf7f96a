import { useTranslation } from "react-i18next";

import { Button } from "./Button.tsx";

type ShowMoreProps = {
  more: "none" | "some" | "loading";
  showMore: () => void;
  /** By default, that older entries are shown. */
  label?: string;
};

/** Button that loads the next page of a list; renders nothing when there is none. */
export function ShowMore({ more, showMore, label }: ShowMoreProps) {
  const { t } = useTranslation();
  if (more === "none") return null;
  const loading = t(label === undefined ? "older.fetching" : "loading");
  return (
    <div>
      <Button
        variant="outlined"
        aria-disabled={more === "loading"}
        onClick={() => {
          if (more === "some") showMore();
        }}
      >
        {more === "loading" ? loading : (label ?? t("older.show"))}
      </Button>
    </div>
  );
}
